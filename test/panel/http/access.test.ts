import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPanel, type PanelOptions } from '../panel'
import { callerAs, createCaller } from './caller'

const test = suite('access')

function start(options?: PanelOptions) {
  const panel = createPanel(options)
  return { panel, ...createCaller(panel) }
}

const EXPIRED = 'invalid or expired jwt'

test('logs in and returns the user', async () => {
  const { call, signIn } = start()
  assert.is((await call('GET /uac/account/userinfo')).status, 401)
  assert.is((await signIn('operator', 'operator-3152')).status, 200)
  const { body } = await call('GET /uac/account/userinfo')
  assert.equal([body.username, body.permission.roles], ['operator', ['info', 'data-log', 'event-log']])
})

test('responds alike to an unknown user and a wrong password', async () => {
  const { signIn } = start()
  const unknown = await signIn('stranger', 'x')
  const wrong = await signIn('operator', 'x')
  assert.is(unknown.status, 400)
  assert.equal(unknown.body, wrong.body)
  assert.is(unknown.body.message, 'User does not exist or password is incorrect')
})

test('increases the wait after further wrong passwords, and admits the owner afterwards', async () => {
  const { panel, signIn } = start()
  for (let failure = 1; failure <= 3; failure += 1) assert.is((await signIn('operator', 'x')).status, 400)
  const refused = await signIn('operator', 'operator-3152')
  assert.is(refused.status, 429)
  assert.is(refused.headers.get('Retry-After'), '5')
  await panel.clock.advance(5000)
  assert.is((await signIn('operator', 'x')).status, 400)
  assert.is((await signIn('operator', 'x')).headers.get('Retry-After'), '10')
  await panel.clock.advance(10_000)
  assert.is((await signIn('operator', 'operator-3152')).status, 200)
})

test('counts failures by account and source address, so that a stranger cannot keep the owner out', async () => {
  const panel = createPanel()
  const from = (address: string) => createCaller({ fetch: (url, init) => panel.fetch(url, init, address) })
  const [stranger, owner] = [from('192.168.10.66'), from('192.168.10.20')]
  for (let failure = 1; failure <= 9; failure += 1) await stranger.signIn('operator', 'x')
  assert.is((await stranger.signIn('operator', 'operator-3152')).status, 429)
  assert.is((await owner.signIn('operator', 'operator-3152')).status, 200)
  assert.is(
    (await stranger.signIn('operator', 'operator-3152')).status,
    429,
    'the owner opens nothing for the stranger'
  )
})

test('confirms no password of an account that is locked, disabled or expired', async () => {
  const { panel, signIn } = start()
  const [account] = panel.state.accounts.filter(({ username }) => username === 'operator')
  for (const change of [{ status: 'locked' }, { status: 'disabled' }, { status: 'active', validUntil: '2020/01/01' }]) {
    Object.assign(account!, change)
    const right = await signIn('operator', 'operator-3152')
    const wrong = await signIn('operator', 'x')
    assert.equal([wrong.status, wrong.body], [right.status, right.body])
    assert.is(wrong.status, 423)
    panel.faults.reboot(0)
  }
})

test('says when a locked account opens', async () => {
  const { panel, signIn } = start()
  assert.is((await signIn('locked', 'x')).status, 423)
  assert.is((await signIn('locked', 'locked-3152')).status, 423)
  panel.state.accounts.find(({ username }) => username === 'locked')!.lockedUntil = panel.clock.now() + 60_000
  assert.is((await signIn('locked', 'locked-3152')).headers.get('Retry-After'), '60')
  await panel.clock.advance(60_000)
  assert.is((await signIn('locked', 'locked-3152')).status, 200)
})

test('a token expires by the device clock, and is renewed', async () => {
  const { panel, call, grant, signIn, token, use } = start({ tokens: { lifeSeconds: 600 } })
  await signIn('operator', 'operator-3152')
  panel.clock.set(panel.clock.now() + 3_600_000)
  const refused = await call('GET /uac/account/userinfo')
  assert.equal([refused.status, refused.body.message], [401, EXPIRED])

  const renewed = await grant({ grant_type: 'refresh_token', refresh_token: token() })
  assert.is(renewed.status, 200)
  use(renewed.body.access_token)
  assert.is((await call('GET /uac/account/userinfo')).status, 200)
})

test('a renewed token expires after a moment', async () => {
  const { panel, call, grant, signIn, token } = start()
  await signIn('operator', 'operator-3152')
  const old = { grant_type: 'refresh_token', refresh_token: token() }
  assert.is((await grant(old)).status, 200)
  assert.is((await call('GET /system/time')).status, 200)
  await panel.clock.advance(10_000)
  assert.is((await call('GET /system/time')).status, 401)
  assert.is((await grant(old)).body.error_code, 'invalid_grant')
})

test('renews by a refresh token of its own where the panel gives one', async () => {
  const { panel, grant, signIn, token } = start()
  panel.faults.separateRefreshTokens(true)
  const { body } = await signIn('operator', 'operator-3152')
  assert.is((await grant({ grant_type: 'refresh_token', refresh_token: token() })).status, 400)
  assert.is((await grant({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).status, 200)
})

test('does not renew a token that is too old, or from before a restart', async () => {
  const { panel, call, grant, signIn, token } = start({ tokens: { renewableSeconds: 60 } })
  await signIn('operator', 'operator-3152')
  await panel.clock.advance(60_000)
  assert.is((await grant({ grant_type: 'refresh_token', refresh_token: token() })).status, 400)

  await signIn('operator', 'operator-3152')
  panel.faults.reboot(0)
  assert.is((await call('GET /system/time')).body.message, EXPIRED)
  assert.is((await grant({ grant_type: 'refresh_token', refresh_token: token() })).status, 400)
})

test('calls a token invalid after a log-out', async () => {
  const { call, signIn } = start()
  await signIn('operator', 'operator-3152')
  assert.is((await call('DELETE /auth/token/user')).status, 204)
  const refused = await call('GET /system/time')
  assert.equal([refused.status, refused.body.error_code], [400, 'invalid_token'])
})

test('ends all tokens of a sign-in at a log-out, and no other sign-in', async () => {
  const { panel, call, grant, signIn, token, use } = start()
  const other = await callerAs(panel, 'operator')
  await signIn('operator', 'operator-3152')
  const first = token()
  const renewed = await grant({ grant_type: 'refresh_token', refresh_token: first })
  assert.is((await call('DELETE /auth/token/user')).status, 204)
  use(renewed.body.access_token)
  assert.is((await call('GET /system/time')).body.error_code, 'invalid_token')
  assert.is((await other.call('GET /system/time')).status, 200)
})

test('ends the session at a log-out with an expired token, or with one that was renewed long ago', async () => {
  const { panel, call, grant, signIn, token, use } = start()
  await signIn('operator', 'operator-3152')
  const expired = { grant_type: 'refresh_token', refresh_token: token() }
  panel.faults.expireSessions()
  assert.is((await call('DELETE /auth/token/user')).status, 204)
  assert.is((await grant(expired)).body.error_code, 'invalid_grant')

  await signIn('operator', 'operator-3152')
  const renewed = await grant({ grant_type: 'refresh_token', refresh_token: token() })
  await panel.clock.advance(60_000)
  assert.is((await call('DELETE /auth/token/user')).status, 204)
  use(renewed.body.access_token)
  assert.is((await call('GET /system/time')).body.error_code, 'invalid_token')
})

test('renews no token after the absolute lifetime of a sign-in', async () => {
  const { panel, call, grant, signIn, token, use } = start({ tokens: { familySeconds: 3000 } })
  await signIn('operator', 'operator-3152')
  await panel.clock.advance(2_000_000)
  const renewed = await grant({ grant_type: 'refresh_token', refresh_token: token() })
  use(renewed.body.access_token)
  await panel.clock.advance(999_000)
  assert.is((await call('GET /system/time')).status, 200)
  await panel.clock.advance(1000)
  assert.is((await call('GET /system/time')).body.message, EXPIRED)
  assert.is((await grant({ grant_type: 'refresh_token', refresh_token: token() })).body.error_code, 'invalid_grant')
})

test('names the permission that is missing', async () => {
  const { call, signIn } = start()
  await signIn('operator', 'operator-3152')
  const refused = await call('POST /system/restart', { reason: 'other' })
  assert.is(refused.status, 403)
  assert.equal(refused.body.details, { permission: 'system-info' })
  assert.is((await call('GET /data/logs')).status, 200)
})

test('changes a password, which ends the other sessions of its user', async () => {
  const { panel, call, signIn, token } = start()
  await signIn('administrator', 'admin-3152')
  const other = createCaller(panel)
  other.use(token())
  await signIn('administrator', 'admin-3152')

  const change = { current: 'x', password: 'a better one 1' }
  assert.equal((await call('PUT /uac/account/password', change)).body.fields, { current: 'wrong_password' })
  assert.is((await call('PUT /uac/account/password', { ...change, current: 'admin-3152' })).status, 204)
  assert.is((await call('GET /uac/account/userinfo')).body.password_factory, false)
  assert.is((await other.call('GET /system/time')).body.error_code, 'invalid_token')
  assert.is((await signIn('administrator', 'admin-3152')).status, 400)
  assert.is((await signIn('administrator', 'a better one 1')).status, 200)
})

test('allows nothing else before a password that must change', async () => {
  const { call, signIn } = start()
  await signIn('expired', 'expired-3152')
  assert.is((await call('GET /uac/account/userinfo')).body.password_must_change, true)
  assert.is((await call('GET /data/logs')).body.error_code, 'password_must_change')
  await call('PUT /uac/account/password', { current: 'expired-3152', password: 'a better one 1' })
  assert.is((await call('GET /data/logs')).status, 200)
})

test('keeps that the welcome was seen', async () => {
  const { call, signIn } = start()
  await signIn('newcomer', 'newcomer-3152')
  assert.is((await call('GET /uac/account/userinfo')).body.state_code, 0)
  await call('PATCH /uac/account/state', { code: 1 })
  assert.is((await call('GET /uac/account/userinfo')).body.state_code, 1)
})

test('shows its name without a token unless it is set not to', async () => {
  const { panel, call } = start()
  assert.is((await call('GET /system/hmi/name')).body.name, 'line2-hmi')
  panel.state.nameIsPublic = false
  assert.is((await call('GET /system/hmi/name')).status, 401)
})

test('permits every signed-in user to rename the panel and read its clock', async () => {
  const { call, signIn } = start()
  await signIn('operator', 'operator-3152')
  assert.is((await call('PUT /system/hmi/name', { name: 'line3' })).status, 204)
  assert.is((await call('GET /system/time')).status, 200)
})

test.run()
