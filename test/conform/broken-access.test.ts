import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn, type Options } from '../setup/conform-panel'

const test = suite('conformance of panels with broken access')

test('finds other words for an expired token', async () => {
  const change = changedCalls('GET /system/time', async (request, respond) =>
    changedResponse(await respond(request), { body: text => text.replace('invalid or expired jwt', 'jwt expired') })
  )
  const { report } = await conformOf({ change, only: ['system'] })
  assert.equal(failuresIn(report), {
    'GET /system/time': ["with an invalid token: message is 'jwt expired' instead of 'invalid or expired jwt'"]
  })
})

test('finds a renewal that gives no new token', async () => {
  const change = changedCalls('POST /auth/token/user', async (request, respond) => {
    const fields = new URLSearchParams(await request.clone().text())
    const response = await respond(request)
    const renewed = fields.get('grant_type') === 'refresh_token' && response.status === 200
    const same = JSON.stringify({ access_token: fields.get('refresh_token') })
    return renewed ? changedResponse(response, { body: () => same }) : response
  })
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), {
    'POST /auth/token/user': ['the renewal: the token is the same as before']
  })
})

test('finds a login at which passwords can be guessed without a wait, or with a long one', async () => {
  const waiting = (change: Parameters<typeof changedResponse>[1]) =>
    conformOf({
      change: changedCalls('POST /auth/token/user', async (request, respond) => {
        const response = await respond(request)
        return response.status === 429 ? changedResponse(response, change) : response
      }),
      only: ['auth']
    })
  const [never, long] = await Promise.all([
    waiting({ status: 400, body: () => '{"error_code":"invalid_grant","message":"wrong"}' }),
    waiting({ headers: { 'Retry-After': '86400' } })
  ])
  assert.equal(failuresIn(never.report), {
    'POST /auth/token/user': ['after 3 wrong passwords: status 400 instead of 429 (invalid_grant)']
  })
  assert.equal(failuresIn(long.report), {
    'POST /auth/token/user': ['after 3 wrong passwords: Retry-After is 86400 instead of 5']
  })
})

test('finds a panel that accepts the right password during a wait', async () => {
  const right = new Map<string, Response>()
  const change = changedCalls('POST /auth/token/user', async (request, respond) => {
    const text = await request.clone().text()
    const response = await respond(request)
    if (response.status === 200) right.set(text, response.clone())
    return response.status === 429 ? (right.get(text)?.clone() ?? response) : response
  })
  const { panel, report } = await conformOf({ change, only: ['auth'], write: true })
  assert.equal(failuresIn(report), {
    'POST /auth/token/user': ['the right password after 3 wrong passwords: status 200 instead of 429']
  })
  assert.not.match(JSON.stringify(panel.state.accounts), /conformance/)
})

test('finds a login that pages of other sites can send', async () => {
  const change = changedCalls('POST /auth/token/user', async (request, respond) => {
    const headers = new Headers(request.headers)
    headers.delete('Origin')
    return respond(new Request(request.url, { method: 'POST', headers, body: await request.text() }))
  })
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), {
    'POST /auth/token/user': [
      'from a foreign Origin: status 400 instead of 403 (invalid_grant)',
      'from another port of the panel: status 400 instead of 403 (invalid_grant)',
      'as an unknown user: status 429 instead of 400 (too_many_failures)'
    ]
  })
})

test('finds a panel that still takes the call of an ended session whose body arrives late', async () => {
  const change = changedCalls('PUT /system/hmi/name', async (request, respond) => {
    const { headers } = request
    const { status } = await respond(new Request('http://panel.test/api/v1/uac/account/userinfo', { headers }))
    const response = await respond(request)
    if (status !== 200) return response
    return changedResponse(response, { body: () => '{"error_code":"validation_failed","message":"name"}' })
  })
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), {
    'DELETE /auth/token/user': [
      'after the log-out: a call whose body arrives now gets status 400 (validation_failed) instead of 400 (invalid_token)'
    ]
  })
})

test('finds a log-out that ends nothing', async () => {
  const change = changedCalls('DELETE /auth/token/user', async (_, respond) => {
    const response = await respond(new Request('http://panel.test/api/v1/system/hmi/name'))
    return changedResponse(response, { status: 204, headers: { 'Content-Type': undefined } })
  })
  const { report } = await conformOf({ change, only: ['auth'] })
  assert.equal(failuresIn(report), {
    'DELETE /auth/token/user': [
      'without a token: status 204 instead of 401',
      'after the log-out: a call whose body arrives now gets status 400 (validation_failed) instead of 400 (invalid_token)',
      'after the log-out: the token gets status 200 (no error_code) instead of 400 (invalid_token)',
      'after the log-out: the token is renewed',
      'after the log-out: the token before its renewal gets status 200 (no error_code) instead of 400 (invalid_token)',
      'after the log-out: the token before its renewal is renewed'
    ]
  })
})

test('finds a panel that calls ended sessions expired, or sets the cookie of the token', async () => {
  const calls = (change: Parameters<typeof changedResponse>[1], status: number, name: string) =>
    changedCalls(name, async (request, respond) => {
      const response = await respond(request)
      return response.status === status ? changedResponse(response, change) : response
    })
  const expired = { status: 401, body: () => '{"message":"invalid or expired jwt"}' }
  const ended = await conformOf({ change: calls(expired, 400, 'GET /uac/account/userinfo'), only: ['auth'] })
  assert.equal(failuresIn(ended.report), {
    'DELETE /auth/token/user': ['the token', 'the token before its renewal'].map(
      name => `after the log-out: ${name} gets status 401 (no error_code) instead of 400 (invalid_token)`
    )
  })
  const sets = { headers: { 'Set-Cookie': 'ihmi_user_token=x' } }
  const cookie = await conformOf({ change: calls(sets, 200, 'POST /auth/token/user'), only: ['auth'] })
  assert.equal(failuresIn(cookie.report), {
    'POST /auth/token/user': ['the sign-in: the panel sets the cookie ihmi_user_token, which the page does']
  })
})

test('finds other names for roles, and a panel that refuses what it has no licence for as if a permission lacked', async () => {
  const names = changedCalls('GET /uac/account/userinfo', async (request, respond) =>
    changedResponse(await respond(request), { body: text => text.replace('"event-log"', '"EVENT_LOG"') })
  )
  const { report } = await conformOf({ change: names, only: ['account'] })
  assert.equal(failuresIn(report), { 'names of roles': ["the user: the role 'EVENT_LOG' is called 'event-log'"] })

  const forbidden = { status: 403, body: () => '{"error_code":"forbidden","message":"no"}' }
  const licence = changedCalls('GET /features/secs-gem/status', async (request, respond) => {
    const response = await respond(request)
    return response.status === 200 ? changedResponse(response, forbidden) : response
  })
  const unlicensed = async (change?: typeof licence) => {
    const prepare: Options['prepare'] = async panel => {
      panel.state.secsLicence = false
    }
    return failuresIn((await conformOf({ ...(change && { change }), prepare, only: ['secs-gem'] })).report)
  }
  assert.equal(await unlicensed(), {})
  assert.equal(await unlicensed(licence), {
    'GET /features/secs-gem/status': ['the call: status 403 instead of 200 (forbidden)']
  })
})

test('finds a time socket that is open to everybody', async () => {
  const { report } = await conformOf({
    change: panel => {
      let cookie = ''
      return {
        connect(upgrade, peer) {
          cookie ||= upgrade.cookie
          return panel.connect({ ...upgrade, cookie, origin: `http://${upgrade.host}` }, peer)
        }
      }
    },
    only: ['sockets']
  })
  assert.equal(failuresIn(report), {
    '/ws/datetime': [
      'without a token: status 101 instead of 401 or 403',
      'with an invalid token: status 101 instead of 401 or 403',
      'from a foreign Origin: status 101 instead of 401 or 403',
      'from another port of the panel: status 101 instead of 401 or 403',
      'after the log-out: open 6 s after it'
    ]
  })
})

test('finds frames of the time socket that are no times', async () => {
  const { report } = await conformOf({
    change: panel => ({
      connect: (upgrade, peer) => panel.connect(upgrade, { ...peer, send: () => peer.send('{"time":1}') })
    }),
    only: ['sockets']
  })
  assert.equal(failuresIn(report), { '/ws/datetime': ['the socket: a frame is no time: {"time":1}'] })
})

test('finds a time socket that outlives its session', async () => {
  const { report } = await conformOf({
    change: panel => ({ connect: (upgrade, peer) => panel.connect(upgrade, { ...peer, close: () => {} }) }),
    only: ['sockets']
  })
  assert.equal(failuresIn(report), {
    '/ws/datetime': ['150 messages at once: the socket stays open', 'after the log-out: open 6 s after it']
  })
})

const withoutLife = (text: string) => text.replace(/,"expires_in":\d+/, '')

const expiring = (refuses: boolean) =>
  conformOf({
    change: panel => {
      let expired = false
      const renewal = changedCalls('POST /auth/token/user', async (request, respond) => {
        // Of a firmware that does not say how long a token lives.
        const response = await changedResponse(await respond(request), { body: withoutLife })
        return expired && refuses
          ? changedResponse(response, { status: 400, body: () => '{"error_code":"invalid_grant","message":"old"}' })
          : response
      })(panel)
      const activity = changedCalls('POST /uac/account/activity', async (request, respond) => {
        const response = await respond(request)
        panel.faults.expireSessions()
        expired = true
        return response
      })({ ...panel, ...renewal })
      return activity
    },
    expiryMinutes: 1,
    only: ['auth']
  })

test('finds a token that cannot be renewed once it has expired', async () => {
  const [kept, refused] = await Promise.all([expiring(false), expiring(true)])
  assert.equal(failuresIn(kept.report), {})
  assert.is(kept.report.passed, 3)
  assert.equal(failuresIn(refused.report), { 'expiry of a token': ['the renewal: status 400 instead of 200'] })
})

test('finds a call that users without the permission may make', async () => {
  const change = changedCalls('GET /email/queue', async (request, respond) => {
    const response = await respond(request)
    return response.status === 403
      ? changedResponse(response, { status: 200, body: () => '{"items":[],"total":0}' })
      : response
  })
  const other = { username: 'operator', password: 'operator-3152' }
  const { report } = await conformOf({ change, other, only: ['email'] })
  assert.equal(failuresIn(report), {
    'GET /email/queue': ['as a user without the permission: status 200 instead of 403']
  })
})

test('finds an operation log that records the secrets of a refused or accepted call, and prints none of them', async () => {
  const change = changedCalls('GET /data/operations', async (request, respond) =>
    changedResponse(await respond(request), {
      body: text => text.replaceAll('"changes":[]', '"changes":[{"field":"x","previous":null,"next":"conform2026"}]')
    })
  )
  const only = ['enhanced-security', 'records']
  const { report } = await conformOf({ change, only, write: true })
  assert.equal(failuresIn(report), {
    'records of this run': ['the records: the operation log has the value of a secret that was sent']
  })
  assert.not.match(JSON.stringify(report), 'conform2026')
})

test('finds a save that users without the permission of the action may make', async () => {
  const change = changedCalls('PUT /data/events/settings', async (request, respond) => {
    const response = await respond(request)
    return response.status === 403 ? changedResponse(response, { status: 204, body: () => '' }) : response
  })
  const other = { username: 'operator', password: 'operator-3152' }
  const { report } = await conformOf({ change, other, write: true, only: ['event-log'] })
  assert.equal(failuresIn(report), {
    'PUT /data/events/settings': ['as a user without the permission: status 204 instead of 403']
  })
})

test('finds user screens that a user without roles may watch', async () => {
  const { report } = await conformOf({
    change: panel => ({ webview: { ...panel.webview, watch: panel.connect } }),
    other: { username: 'nobody', password: 'nobody-3152' },
    only: ['sockets']
  })
  assert.equal(failuresIn(report), {
    '/ws/user-mode': ['as a user without roles: status 101 instead of 403 or 404']
  })
})

test.run()
