import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, type Options } from '../setup/conform-panel'
import type { FACTS } from './results'

const test = suite('facts that the conformance run compares')

/** A panel whose answers to a call are different. */
const answers = (name: string, ...[change]: Tail<typeof changedResponse>): Options => ({
  change: changedCalls(name, async (request, respond) => changedResponse(await respond(request), change))
})
type Tail<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never

/** A panel whose answers of one status are different. */
const answersWith = (status: number, name: string, ...[change]: Tail<typeof changedResponse>): Options => ({
  change: changedCalls(name, async (request, respond) => {
    const response = await respond(request)
    return response.status === status ? changedResponse(response, change) : response
  })
})

/** A panel whose time socket sends something else. */
const frames = (send: (text: string, index: number) => string | undefined): Options => ({
  change: panel => ({
    connect(upgrade, peer) {
      let index = -1
      return panel.connect(upgrade, {
        ...peer,
        send(text) {
          index += 1
          const changed = send(text, index)
          if (changed !== undefined) peer.send(changed)
        }
      })
    }
  }),
  only: ['sockets']
})

const STATUS = 'GET /system/status'
const TOKEN = 'POST /auth/token/user'
const DISPLAY = 'PUT /features/misc/display'
const saving = { only: ['misc'], write: true }

/** With the same ETag for every version, each of which a save may name. */
const oneVersion: Options['change'] = panel => {
  const read = (url: string, headers: Headers) => panel.fetch(new Request(url, { headers }))
  const get = changedCalls('GET /features/misc/display', async (request, respond) =>
    changedResponse(await respond(request), { headers: { ETag: '"1"' } })
  )(panel)
  const put = changedCalls(DISPLAY, async (request, respond) => {
    const headers = new Headers(request.headers)
    const { headers: present } = await read(request.url, headers)
    if (headers.get('If-Match') === '"1"') headers.set('If-Match', present.get('ETag') ?? '')
    return respond(new Request(request.url, { method: 'PUT', headers, body: await request.text() }))
  })({ ...panel, ...get })
  return put
}

/** Saves once. */
const onlySave: Options['change'] = panel => {
  let saves = 0
  return changedCalls(DISPLAY, async (request, respond) => {
    const read = await panel.fetch(new Request(request.url, { headers: request.headers }))
    if (saves > 0 && request.headers.get('If-Match') === read.headers.get('ETag'))
      return changedResponse(read, { status: 204, headers: { 'Content-Type': undefined, ETag: undefined } })
    const response = await respond(request)
    if (response.status === 204) saves += 1
    return response
  })(panel)
}

/** For each fact a panel that differs in it, with all facts that the run has to find. */
const PANELS: Record<(typeof FACTS)[number] | 'header Cache-Control', Options & { finds?: string[] }> = {
  answer: {
    change: panel => {
      panel.faults.cut(STATUS)
      return {}
    }
  },
  status: answers(STATUS, { status: 500 }),
  'header Cache-Control': answers(STATUS, { headers: { 'Cache-Control': 'max-age=60' } }),
  nosniff: answers(STATUS, { headers: { 'X-Content-Type-Options': undefined } }),
  'content type': answers(STATUS, { headers: { 'Content-Type': 'text/plain' } }),
  charset: answers(STATUS, { headers: { 'Content-Type': 'application/json; charset=iso-8859-1' } }),
  json: answersWith(200, STATUS, { body: text => text.slice(1) }),
  schema: answers(STATUS, { body: text => text.replace(/"cpu_percent":[^,]*/, '"cpu_percent":"low"') }),
  'no body': { ...answersWith(204, 'DELETE /auth/token/user', { headers: { 'Content-Length': '2' } }), only: ['auth'] },
  error_code: {
    ...answersWith(400, 'GET /data/events', { body: text => text.replace('validation_failed', 'malformed') }),
    only: ['event-log']
  },
  fields: {
    ...answersWith(400, 'GET /data/events', { body: text => text.replace('"limit"', '"body"') }),
    only: ['event-log']
  },
  message: {
    ...answersWith(401, 'GET /system/time', { body: text => text.replace('expired jwt', 'old jwt') }),
    only: ['system']
  },
  snapshot: {
    change: panel => {
      let percent = 10
      return changedCalls('GET /features/misc/display', async (request, respond) => {
        percent += 1
        return changedResponse(await respond(request), {
          body: text => text.replace(/"brightness_percent":\d+/, `"brightness_percent":${percent}`)
        })
      })(panel)
    },
    only: ['misc']
  },
  permission: {
    ...answersWith(403, 'GET /email/queue', {
      body: text => text.replace('"permission":"email"', '"permission":"mail"')
    }),
    only: ['email'],
    other: { username: 'operator', password: 'operator-3152' }
  },
  'same page': {
    front: { response: (path, body) => (path === '/auth-redirect' ? `${body}<!-- -->` : body) },
    only: ['pages']
  },
  revalidation: {
    front: {
      request(_, headers) {
        headers.delete('If-None-Match')
        headers.delete('If-Modified-Since')
      }
    },
    only: ['pages']
  },
  token: {
    change: changedCalls(TOKEN, async (request, respond) => {
      const fields = new URLSearchParams(await request.clone().text())
      const response = await respond(request)
      const same = JSON.stringify({ access_token: fields.get('refresh_token') })
      return fields.has('refresh_token') && response.status === 200
        ? changedResponse(response, { body: () => same })
        : response
    }),
    only: ['auth']
  },
  session: {
    change: changedCalls(TOKEN, async (request, respond) => {
      const fields = new URLSearchParams(await request.clone().text())
      const response = await respond(request)
      const renewed = { status: 200, body: () => '{"access_token":"hmi.0"}' }
      return fields.has('refresh_token') && response.status === 400 ? changedResponse(response, renewed) : response
    }),
    only: ['auth'],
    finds: ['session', 'status']
  },
  frames: frames((text, index) => (index === 0 ? text : undefined)),
  'order of frames': frames((text, index) => (index === 2 ? text.replace(/^\d{4}/, '2020') : text)),
  'time of frames': frames(text => text.replace(/^\d{4}/, '2020')),
  reports: { ...frames((text, index) => (text === 'findings' && index > 1 ? undefined : text)), write: true },
  id: {
    ...answers('POST /email/contacts', { body: text => text.replace(/"id":"[^"]*",?/, '') }),
    ...{ only: ['email'], write: true, finds: ['id', 'schema'] }
  },
  list: {
    ...answers('GET /email/contacts', { body: text => text.replace(/(?<=\[.*)\{[^{}]*Conformance run[^{}]*\},?/, '') }),
    ...{ only: ['email'], write: true }
  },
  'saved settings': {
    ...answers('GET /features/misc/display', {
      body: text => text.replace(/"clean_lock_seconds":\d+/, '"clean_lock_seconds":30')
    }),
    ...saving
  },
  secrets: {
    ...answers('GET /email/smtp', { body: text => text.replace('{', '{"password":"stored",') }),
    ...{ only: ['email'], finds: ['schema', 'secrets'] }
  },
  version: { change: oneVersion, ...saving, finds: ['status', 'version'] },
  restored: { change: onlySave, ...saving },
  copied: {
    ...answers('GET /data/backup/forecast', {
      body: text => text.replace(/(?<="data_logs".*?"first_unsaved":)"[^"]*"/, '"2026/11/20 03:00:00"')
    }),
    only: ['backup-data']
  }
}

for (const [fact, { finds = [fact], ...options }] of Object.entries(PANELS)) {
  test(`finds a panel that differs in: ${fact}`, async () => {
    const { report } = await conformOf({ only: ['status'], ...options })
    const findings = report.results.flatMap(result => (result.result === 'failed' ? result.findings : []))
    assert.equal(
      [...new Set(findings.map(finding => finding.fact))].sort(),
      [...finds].sort(),
      JSON.stringify(findings)
    )
    for (const { contract } of findings) assert.match(contract, /^(static|README)/)
  })
}

test.run()
