import * as assert from 'uvu/assert'
import { readTime } from '../../src/api/system'
import { provide } from '../../src/lib/environment'
import { forgetUnsaved, registerUnsaved } from '../../src/lib/form/unsaved'
import { acknowledgeWelcome, changePassword } from '../../src/session/own-account'
import {
  $endedSession,
  $session,
  logOut,
  restoreSession,
  signedInUser,
  signIn,
  stayAfterSessionEnd
} from '../../src/session/session'
import { readToken } from '../../src/session/token'
import { settled } from '../lib/fake-time'
import { recordCalls } from '../setup/calls'
import { nobody, panelTest } from '../setup/panel-test'

const test = panelTest(nobody)
const USER_INFO = 'GET /uac/account/userinfo'

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => error
  )

test('logs in with a trimmed name and an unchanged password', async ({ panel }) => {
  panel.state.accounts[1]!.password = ' engineer-3152 '
  await signIn('  engineer ', ' engineer-3152 ')
  assert.is(signedInUser()?.username, 'engineer')
  assert.ok(readToken())
})

test('rejects a user without roles and keeps no token', async () => {
  const error = await thrownBy(signIn('nobody', 'nobody-3152'))
  assert.is(error.message, 'getInfo: roles must be a non-null array')
  assert.is(readToken(), undefined)
  assert.is($session.get().status, 'signed-out')
})

test('opens no dialog over the login page when the panel rejects the token it has just given', async ({ panel }) => {
  panel.faults.answer(400, { error_code: 'invalid_token', message: 'x' }, USER_INFO)
  assert.is((await thrownBy(signIn('engineer', 'engineer-3152'))).failure.kind, 'session')
  assert.equal([$session.get().status, $endedSession.get()], ['signed-out', 'none'])
})

for (const roles of ['admin', {}, [null], [], null]) {
  test(`rejects ${JSON.stringify(roles)} as roles`, async ({ panel }) => {
    panel.faults.answer(200, { permission: { roles }, username: 'engineer', state_code: 1 }, USER_INFO)
    const error = await thrownBy(signIn('engineer', 'engineer-3152'))
    assert.is(error.message, 'getInfo: roles must be a non-null array')
    assert.is(readToken(), undefined)
  })
}

test("reads the token's user after a page load", async ({ signIn }) => {
  await signIn('operator')
  await restoreSession()
  assert.equal(signedInUser()?.roles, ['info', 'data-log', 'event-log'])
})

test('revokes the token on log-out without waiting for the response', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  const calls = recordCalls(panel)
  logOut()
  assert.is($session.get().status, 'signed-out')
  assert.is(readToken(), undefined)
  await settled()
  assert.equal(calls, ['DELETE /api/v1/auth/token/user'])
})

test('revokes an expired token on log-out, so that nobody can renew it', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  const refresh_token = readToken()!
  panel.faults.expireSessions()
  logOut()
  await settled()
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
  assert.is((await panel.fetch('/api/v1/auth/token/user', { method: 'POST', body })).status, 400)
})

test('revokes the token while the page is left, also in a browser that cannot send the request with keepalive', async ({
  panel
}) => {
  await signIn('engineer', 'engineer-3152')
  const token = readToken()!
  const keptAlive: unknown[] = []
  provide({
    transport(url, init) {
      keptAlive.push(init.keepalive)
      return init.keepalive ? Promise.reject(new TypeError('Failed to fetch')) : panel.fetch(url, init)
    }
  })
  logOut()
  await settled()
  assert.equal(keptAlive, [true, false])
  const headers = { Authorization: `Bearer ${token}` }
  assert.is((await panel.fetch('/api/v1/system/time', { headers })).status, 400)
})

test('does not restore the session when a renewal ends after a log-out', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.expireSessions()
  panel.faults.slow(50, 'POST /auth/token/user')
  const reading = thrownBy(readTime())
  await settled()
  logOut()
  await panel.clock.advance(50)
  assert.equal((await reading).failure, { kind: 'cancelled' })
  assert.is(readToken(), undefined)
  assert.is($session.get().status, 'signed-out')
})

for (const outcome of ['succeeds', 'is refused'] as const) {
  test(`keeps the session of the next user when a renewal of the previous one ${outcome}`, async ({ panel }) => {
    await signIn('engineer', 'engineer-3152')
    panel.faults.expireSessions()
    panel.faults.slowNext(50, 'POST /auth/token/user')
    if (outcome === 'succeeds') panel.faults.refuse('DELETE /auth/token/user')
    const reading = thrownBy(readTime())
    await settled()
    logOut()
    await signIn('operator', 'operator-3152')
    const token = readToken()
    await panel.clock.advance(50)
    assert.equal((await reading).failure, { kind: 'cancelled' })
    assert.is(readToken(), token)
    assert.is(signedInUser()?.username, 'operator')
  })
}

test('goes to the login page when the session ends without unsaved input', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.answer(401, { message: 'invalid or expired jwt' })
  await thrownBy(readTime())
  assert.equal($session.get(), { status: 'signed-out', problem: 'ended' })
  assert.is($endedSession.get(), 'none')
})

test('opens the dialog once when the session ends with unsaved input', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  const form = {}
  registerUnsaved(form)
  panel.faults.answer(401, { message: 'invalid or expired jwt' })
  await thrownBy(readTime())
  assert.is($endedSession.get(), 'asked')

  stayAfterSessionEnd()
  await thrownBy(readTime())
  assert.is($endedSession.get(), 'declined')
  assert.is(signedInUser()?.username, 'engineer')
  forgetUnsaved(form)
})

test('opens the dialog when the panel rejects the token as invalid', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.answer(400, { error_code: 'invalid_token', message: 'ended' }, 'GET /system/time')
  await thrownBy(readTime())
  assert.is($endedSession.get(), 'asked')
})

test('opens the dialog when the panel rejects the renewal of a token as invalid', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.expireSessions()
  panel.faults.answer(400, { error_code: 'invalid_token', message: 'ended' }, 'POST /auth/token/user')
  assert.is((await thrownBy(readTime())).failure.kind, 'session')
  assert.is($endedSession.get(), 'asked')
  assert.is(signedInUser()?.username, 'engineer')
})

test('closes the welcome dialog for good when the panel records it', async ({ panel }) => {
  await signIn('newcomer', 'newcomer-3152')
  assert.is(signedInUser()?.firstTime, true)
  await acknowledgeWelcome()
  assert.is(signedInUser()?.firstTime, false)
  assert.is(panel.state.accounts.find(({ username }) => username === 'newcomer')?.stateCode, 1)
})

test('closes the welcome dialog until the next sign-in when the panel cannot record it', async ({ panel }) => {
  await signIn('newcomer', 'newcomer-3152')
  panel.faults.refuse('PATCH /uac/account/state')
  await thrownBy(acknowledgeWelcome())
  assert.is(signedInUser()?.firstTime, false)
  panel.faults.clear()
  logOut()
  await signIn('newcomer', 'newcomer-3152')
  assert.is(signedInUser()?.firstTime, true)
})

test('takes a first sign-in for one with a given password, also from a panel that does not report factory passwords', async ({
  panel
}) => {
  const info = { permission: { roles: ['info'] }, username: 'newcomer', state_code: 0 }
  panel.faults.answer(200, info, USER_INFO)
  await signIn('newcomer', 'newcomer-3152')
  await acknowledgeWelcome()
  assert.is(signedInUser()?.passwordIsInitial, true)
  logOut()
})

test('drops the password tip once the factory password is changed', async () => {
  await signIn('administrator', 'admin-3152')
  assert.is(signedInUser()?.passwordIsFactory, true)
  await changePassword('admin-3152', 'better-3152')
  assert.is(signedInUser()?.passwordIsFactory, false)
  logOut()
  await signIn('administrator', 'better-3152')
})

test.run()
