import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../setup/conform-panel'

const test = suite('calls of the conformance run')

/** A panel that takes some requests of a call for others. */
const takes = (name: string, change: (body: string, headers: Headers) => string): Options => ({
  change: changedCalls(name, async (request, respond) => {
    const headers = new Headers(request.headers)
    const body = change(await request.text(), headers)
    return respond(new Request(request.url, { method: request.method, headers, ...(body && { body }) }))
  })
})

/** A panel that keeps its answer to a call for those that it has to refuse with a status. */
function repeats(name: string, refusal: number): Options {
  let kept: Promise<{ text: string; headers: Headers }> | undefined
  return {
    change: changedCalls(name, async (request, respond) => {
      const response = await respond(request)
      if (response.ok)
        kept = response
          .clone()
          .text()
          .then(text => ({ text, headers: response.headers }))
      const answer = await kept
      return answer && response.status === refusal ? new Response(answer.text, { headers: answer.headers }) : response
    })
  }
}

const ACTIVITY = 'POST /uac/account/activity'
const TOKEN = 'POST /auth/token/user'
const VALID = '{"idle_seconds":1}'

/** Panels that accept one thing that they have to refuse, with all that the run has to find. */
const PANELS: Record<string, Options & { finds: Record<string, string[]> }> = {
  'half a body': {
    ...takes(ACTIVITY, body => (body === '{"' ? VALID : body)),
    only: ['account'],
    finds: { [ACTIVITY]: ['with half a body: status 200 instead of 400'] }
  },
  'a body of another type': {
    ...takes(ACTIVITY, (body, headers) => {
      if (headers.get('Content-Type') === 'text/plain') headers.set('Content-Type', 'application/json')
      return body
    }),
    only: ['account'],
    finds: { [ACTIVITY]: ['with a body as text/plain: status 200 instead of 415'] }
  },
  'a field that is not described': {
    ...takes(ACTIVITY, body => body.replace(',"conformance":true', '')),
    only: ['account'],
    finds: { [ACTIVITY]: ['with an unknown field: status 200 instead of 400'] }
  },
  'no field that is required': {
    ...takes(ACTIVITY, body => (body === '{}' ? VALID : body)),
    only: ['account'],
    finds: { [ACTIVITY]: ['with no idle_seconds: status 200 instead of 400'] }
  },
  'a field of a wrong type': {
    ...takes(ACTIVITY, body => body.replace('{"conformance":1}', '1')),
    only: ['account'],
    finds: { [ACTIVITY]: ['with idle_seconds of a wrong type: status 200 instead of 400'] }
  },
  'callers without a token': {
    ...repeats('GET /system/status', 401),
    only: ['status'],
    finds: {
      'GET /system/status': [
        'without a token: status 200 instead of 401',
        'with an invalid token: status 200 instead of 401'
      ]
    }
  },
  'a download for the second time': {
    ...repeats('GET /downloads/', 404),
    ...{ only: ['downloads'], write: true },
    finds: {
      'GET /downloads/{ticket}': [
        'the second call: status 200 instead of 404',
        'with an unknown ticket: status 200 instead of 404'
      ]
    }
  },
  'a user that nobody has': {
    ...takes(TOKEN, body => body.replace(/conformance-[0-9a-f]{8}/, 'engineer')),
    only: ['auth'],
    finds: {
      [TOKEN]: ['as an unknown user: status 200 instead of 400', 'after 3 wrong passwords: status 200 instead of 429']
    }
  },
  'another grant': {
    ...takes(TOKEN, body => body.replace('grant_type=conformance', 'grant_type=password')),
    only: ['auth'],
    finds: { [TOKEN]: ['with another grant: status 200 instead of 400'] }
  },
  'a deletion, and deletes nothing': {
    change: changedCalls('DELETE /email/contacts/', async (request, respond) => {
      if (!request.headers.has('Authorization') || /unknown|c0c0/.test(request.url)) return respond(request)
      const read = await respond(new Request(request.url, { headers: request.headers }))
      const headers = { 'Content-Type': undefined }
      return read.ok ? changedResponse(read, { status: 204, headers }) : respond(request)
    }),
    ...{ only: ['email'], write: true },
    finds: {
      'DELETE /email/contacts/{id}': [
        'GET after the call: status 200 instead of 404',
        'the second call: status 204 instead of 404'
      ]
    }
  },
  'a path that does not exist': {
    front: { status: (path, status) => (path.startsWith('/cgi/') ? 200 : status) },
    only: ['pages'],
    finds: { 'GET /cgi/conformance.cgi': ['the call: status 200 instead of 404'] }
  }
}

for (const [name, { finds, ...options }] of Object.entries(PANELS)) {
  test(`find a panel that accepts ${name}`, async () => {
    const { report } = await conformOf(options)
    assert.equal(failuresIn(report), finds)
  })
}

test.run()
