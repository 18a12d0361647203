import * as assert from 'uvu/assert'
import { cancelAwaited } from '../../src/session/renewal'
import { $endedSession, $session, logOut, restoreSession, signedInUser, signIn } from '../../src/session/session'
import { readToken } from '../../src/session/token'
import { fakeTime, settled } from '../lib/fake-time'
import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { nobody, panelTest } from '../setup/panel-test'

const test = panelTest(nobody)
const USER_INFO = 'GET /uac/account/userinfo'

test('keeps the token and reports the failure when the panel does not respond', async ({ panel, signIn }) => {
  const token = await signIn('operator')
  panel.faults.refuse()
  await restoreSession()
  assert.is($session.get().status, 'failed')
  assert.is(readToken(), token)

  panel.faults.clear()
  await restoreSession()
  assert.is(signedInUser()?.username, 'operator')
})

for (const [what, problem, status, body] of [
  ['without roles', 'roles', 200, { username: 'operator', permission: { roles: [] } }],
  ['whose session has ended', 'ended', 400, { error_code: 'invalid_token', message: 'revoked' }]
] as const)
  test(`leads a user ${what} to the login page, and drops the token`, async ({ panel, signIn }) => {
    await signIn('operator')
    panel.faults.answer(status, body, USER_INFO)
    await restoreSession()
    assert.equal([$session.get(), $endedSession.get()], [{ status: 'signed-out', problem }, 'none'])
    assert.is(readToken(), undefined)
  })

/** Starts while the panel does not respond to a call. @returns what advances the time, and the start */
async function startHanging(panel: Panel<ManualClock>, operation: string) {
  panel.faults.expireSessions()
  panel.faults.hang(operation)
  const time = fakeTime()
  const start = restoreSession()
  await settled()
  return { start, pass: time.pass, end: time.end }
}

const RENEWAL = 'POST /auth/token/user'

for (const hanging of [USER_INFO, RENEWAL] as const) {
  test(`waits for a start in which ${hanging} hangs, until that times out`, async ({ panel, signIn: byCookie }) => {
    await byCookie('operator')
    const { start, pass, end } = await startHanging(panel, hanging)
    await pass(359_900, 1000)
    assert.is($session.get().status, 'checking')
    await pass(200)
    await start
    end()
    const session = $session.get()
    assert.is(session.status === 'failed' && session.error.failure.kind, 'timeout')

    panel.faults.clear()
    await restoreSession()
    assert.is(signedInUser()?.username, 'operator')
  })

  test(`continues a start in which ${hanging} hangs after a retry`, async ({ panel, signIn: byCookie }) => {
    await byCookie('operator')
    const { start, pass, end } = await startHanging(panel, hanging)
    await pass(9500)
    panel.faults.clear()
    await restoreSession()
    assert.is(signedInUser()?.username, 'operator')
    await pass(360_000, 1000)
    await start
    end()
    assert.is(signedInUser()?.username, 'operator')
  })

  test(`cancels a start in which ${hanging} hangs`, async ({ panel, signIn: byCookie }) => {
    const token = await byCookie('operator')
    const { start, end } = await startHanging(panel, hanging)
    cancelAwaited()
    await start
    end()
    const session = $session.get()
    assert.is(session.status === 'failed' && session.error.failure.kind, 'cancelled')
    assert.is(readToken(), token)
  })
}

test('uses the response to the first request for the user, also after retries', async ({ panel, signIn: byCookie }) => {
  await byCookie('operator')
  const statuses: string[] = []
  const stop = $session.listen(({ status }) => statuses.push(status))
  panel.faults.slowNext(9500, USER_INFO)
  const tries = [restoreSession()]
  await settled()
  panel.faults.hang(USER_INFO)
  for (let retry = 1; retry <= 3; retry += 1) tries.push(restoreSession())
  await settled()
  await panel.clock.advance(9500)
  await tries[0]
  stop()
  assert.is(signedInUser()?.username, 'operator')
  assert.equal(statuses.slice(-1), ['signed-in'])
  cancelAwaited()
  await Promise.all(tries)
  assert.is(signedInUser()?.username, 'operator')
})

test('keeps the user who logged in while an earlier start was still waiting for the panel', async ({
  panel,
  signIn: byCookie
}) => {
  await byCookie('operator')
  panel.faults.hangNext(USER_INFO)
  const time = fakeTime()
  const start = restoreSession()
  await settled()
  await signIn('engineer', 'engineer-3152')
  await time.pass(360_100, 1000)
  await start
  time.end()
  assert.is(signedInUser()?.username, 'engineer')
})

test('stays logged out when the start was still waiting for the panel', async ({ panel, signIn: byCookie }) => {
  await byCookie('engineer')
  panel.faults.slowNext(50, USER_INFO)
  const start = restoreSession()
  await settled()
  logOut()
  await panel.clock.advance(50)
  await start
  assert.is($session.get().status, 'signed-out')
})

test.run()
