import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Panel } from '../panel/panel'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../setup/conform-panel'

const test = suite('conformance of panels as firmware gets them wrong')

type Change = NonNullable<Options['change']>
interface Wrong extends Options {
  change: Change
  /** The operation that fails, and a part of what is said of it. */
  finds: [operation: string, text: string]
}

const TOKEN = 'POST /auth/token/user'
const RECORDS = 'records of this run'
const write = true

/** The same call with another body, or with other headers. */
const again = (request: Request, body: string | null, headers: Record<string, string> = {}) =>
  new Request(request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...headers },
    body
  })

/** Does something with a service of the panel. */
const served =
  (change: (panel: Panel) => void): Change =>
  panel => {
    change(panel)
    return {}
  }

/** Changes every call, whatever it is. */
const everyCall =
  (changed: (request: Request) => { request?: Request; remote?: string | undefined }): Change =>
  panel => ({
    fetch(input, init, remote, local) {
      const request = input instanceof Request ? input : new Request(new URL(input, 'http://panel.test'), init)
      const call = { request, remote, ...changed(request) }
      return panel.fetch(call.request, undefined, call.remote, local)
    }
  })

/** Changes answers of one status. */
const answering = (
  name: string,
  status: number,
  ...[change]: Parameters<typeof changedResponse> extends [unknown, ...infer R] ? R : never
) =>
  changedCalls(name, async (request, respond) => {
    const response = await respond(request)
    return response.status === status ? changedResponse(response, change) : response
  })

/** Time passes at once. */
let pass = (_: number) => Promise.resolve()
const trial = (id: string): Options => ({
  only: ['bench'],
  bench: { confirm: async () => undefined, uploadPassword: 'upload-3152', trials: [id] },
  prepare: async ({ clock }) => {
    pass = clock.advance
  },
  pause: time => pass(time)
})

/** A save that is refused for its version is done at the second try, as if the user had been asked. */
const givesIn = (): Change => {
  let refusals = 0
  return changedCalls('PUT /features/misc/display', async (request, respond) => {
    const body = await request.text()
    const response = await respond(again(request, body))
    if (response.status !== 412) return response
    refusals += 1
    if (refusals === 1) return response
    const { headers } = await respond(new Request(request.url, { headers: request.headers }))
    return respond(again(request, body, { 'if-match': headers.get('ETag') ?? '' }))
  })
}

/** Each field is saved as soon as it has been checked. */
const savesFields = changedCalls('PUT /features/misc/buzzer', async (request, respond) => {
  const body = await request.text()
  const response = await respond(again(request, body))
  if (response.status !== 400 || !body.endsWith('}')) return response
  const read = await respond(new Request(request.url, { headers: request.headers }))
  const { volume_percent } = JSON.parse(body)
  const part = JSON.stringify({ ...(await read.json()), volume_percent })
  await respond(again(request, part, { 'if-match': read.headers.get('ETag') ?? '' }))
  return response
})

const PANELS: Record<string, Wrong> = {
  'ends one token at a log-out and leaves the session': {
    change: served(({ sessions }) => {
      sessions.endFamily = sessions.end
    }),
    only: ['auth'],
    finds: ['DELETE /auth/token/user', 'the token before its renewal gets status 200']
  },
  'goes on with sessions that an administrator has ended': {
    change: served(({ sessions }) => {
      sessions.endAllOf = () => 1
    }),
    ...{ only: ['auth'], write },
    finds: [TOKEN, 'after an administrator has ended it: the token gets status 200']
  },
  'takes the token of a call from the cookie': {
    change: everyCall(request => {
      const token = /ihmi_user_token=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1]
      return token ? { request: again(request, null, { authorization: `Bearer ${token}` }) } : {}
    }),
    only: ['auth'],
    finds: [TOKEN, 'a call with the token in the cookie only: status 200 instead of 401']
  },
  'knows the scheme of a token in one case only': {
    change: everyCall(request => {
      const scheme = request.headers.get('Authorization')?.split(' ')[0] ?? 'Bearer'
      return scheme === 'Bearer' ? {} : { request: again(request, null, { authorization: '' }) }
    }),
    only: ['auth'],
    finds: [TOKEN, 'a call with bearer in lower case: status 401 instead of 200']
  },
  'counts wrong passwords by the address that a client states': {
    change: everyCall(({ headers }) => {
      const remote = headers.get('X-Forwarded-For')
      return remote ? { remote } : {}
    }),
    only: ['auth'],
    finds: [TOKEN, 'after 3 wrong passwords, with a forged address: status 400 instead of 429']
  },
  'says that a user does not exist': {
    change: changedCalls(TOKEN, async (request, respond) => {
      const body = await request.text()
      const response = await respond(again(request, body))
      if (response.status !== 400 || !body.includes('username=conformance')) return response
      return changedResponse(response, { body: text => text.replace(/(?<="message":")[^"]*/, 'No such user') })
    }),
    only: ['auth'],
    finds: [TOKEN, "as an unknown user: message is 'No such user' instead of 'User does not exist or"]
  },
  'saves over a change of somebody else at the second try': {
    change: givesIn(),
    ...{ only: ['misc'], write },
    finds: ['PUT /features/misc/display', 'with the If-Match of before the save: status 204 instead of 412']
  },
  'saves the valid fields of what it refuses': {
    change: savesFields,
    ...{ only: ['misc'], write },
    finds: ['PUT /features/misc/buzzer', 'GET after what has to be refused: volume_percent was saved']
  },
  'makes a new version of settings whenever they are read': {
    change: panel => {
      let reads = 0
      return changedCalls('GET /features/misc/display', async (request, respond) => {
        reads += 1
        return changedResponse(await respond(request), { headers: { ETag: `"${reads}"` } })
      })(panel)
    },
    ...{ only: ['misc'], write },
    finds: ['PUT /features/misc/display', 'the save: status 412 instead of 204']
  },
  'says of an unknown entry that it is deleted': {
    change: answering('DELETE /email/contacts/', 404, { status: 204, headers: { 'Content-Type': undefined } }),
    ...{ only: ['email'], write },
    finds: ['DELETE /email/contacts/{id}', 'with an unknown id: status 204 instead of 404']
  },
  'adds an entry of which there is one already': {
    change: changedCalls('POST /email/contacts', async (request, respond) => {
      const response = await respond(request)
      const added = { status: 201, body: () => '{"id":"twice"}' }
      return response.status === 409 ? changedResponse(response, added) : response
    }),
    ...{ only: ['email'], write },
    finds: ['POST /email/contacts', 'the call once more: status 201 instead of 409']
  },
  'has two entries of the same name': {
    change: answering('GET /email/contacts', 200, {
      body: text => text.replaceAll(/"mail":"[^"]*"/g, '"mail":"shift@plant.example"')
    }),
    only: ['email'],
    finds: ['GET /email/contacts', 'more than one entry has the mail shift@plant.example']
  },
  'lists two accounts of the same name': {
    change: answering('GET /uac/accounts', 200, {
      body: text => text.replaceAll(/"username":"[^"]*"/g, '"username":"line2"')
    }),
    only: ['accounts'],
    finds: ['GET /uac/accounts/{id}', 'more than one entry has the username line2']
  },
  'keeps a contact that was deleted in its groups': {
    change: answering('GET /email/groups', 200, { body: text => text.replace(/"members":\["/, '$&deleted","') }),
    only: ['email'],
    finds: ['GET /email/groups', 'members has ids that /email/contacts has not: deleted']
  },
  'writes a text as a formula into a CSV file': {
    change: answering('GET /downloads/', 200, { body: text => `\uFEFF${text.replaceAll("'=", '=')}` }),
    ...{ only: ['email'], write },
    finds: ['POST /email/contacts/exports', 'the file: a spreadsheet runs a text in it as a formula']
  },
  'writes a CSV file without a byte order mark': {
    // The text of a response is without it.
    change: answering('GET /downloads/', 200, { body: text => text }),
    ...{ only: ['email'], write },
    finds: ['POST /email/contacts/exports', 'the file: it does not begin with a byte order mark']
  },
  'records a save without its user': {
    change: changedCalls('GET /data/operations', async (request, respond) =>
      changedResponse(await respond(request), {
        body: text => text.replaceAll('"username":"engineer"', '"username":""')
      })
    ),
    ...{ only: ['misc', 'records'], write },
    finds: [RECORDS, 'there is none of clean_lock_seconds and of its way back by engineer']
  },
  'takes an upload that is cut as complete': {
    change: answering('PUT /project/management/uploads/', 400, {
      body: text => text.replace('project_upload_failed', 'not_a_package')
    }),
    ...{ only: ['repeat'], repeats: { signIns: 0, sockets: 0, uploads: 1 } },
    finds: [
      'uploads',
      'an upload without its last byte: status 400 (not_a_package) instead of 400 (project_upload_failed)'
    ]
  },
  'takes a second network change while one waits': {
    change: served(({ pending }) => {
      pending.isOpen = () => false
    }),
    ...trial('network'),
    finds: ['network change that is reverted, and one that is kept', 'another change: status 200 instead of 409']
  }
}

for (const [
  name,
  {
    finds: [operation, text],
    ...options
  }
] of Object.entries(PANELS)) {
  test(`finds a panel that ${name}`, async () => {
    const { report } = await conformOf(options)
    const { [operation]: findings = [], ...others } = failuresIn(report)
    assert.ok(
      findings.some(finding => finding.includes(text)),
      JSON.stringify(findings)
    )
    assert.equal(others, {})
  })
}

test.run()
