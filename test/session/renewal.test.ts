import * as assert from 'uvu/assert'
import { readTime, saveHmiName } from '../../src/api/system'
import { environment } from '../../src/lib/environment'
import { renew } from '../../src/session/renewal'
import { $endedSession, logOut, signedInUser, signIn } from '../../src/session/session'
import { dropToken, readToken } from '../../src/session/token'
import { settled } from '../lib/fake-time'
import { recordCalls } from '../setup/calls'
import { nobody, panelTest } from '../setup/panel-test'
import { onCleanup } from '../setup/screen'

const test = panelTest(nobody)
const RENEWAL = 'POST /auth/token/user'
const LOG_OUT = 'DELETE /auth/token/user'
const SAVE = 'PUT /system/hmi/name'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => error.failure
  )

test('does not repeat a call of the previous user with the token of the next one', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.expireSessions()
  panel.faults.slowNext(50, SAVE)
  panel.faults.refuse(LOG_OUT)
  const calls = recordCalls(panel)
  const saving = failureOf(saveHmiName('line-9'))
  await settled()
  logOut()
  await signIn('operator', 'operator-3152')
  const name = panel.state.hmiName
  await panel.clock.advance(50)
  assert.equal(await saving, { kind: 'cancelled' })
  assert.is(panel.state.hmiName, name)
  assert.is(calls.filter(call => call === 'PUT /api/v1/system/hmi/name').length, 1)
})

test('reports no failure of a call that ends after its user has logged out', async () => {
  await signIn('engineer', 'engineer-3152')
  const { transport } = environment
  let disconnect = () => {}
  environment.transport = () =>
    new Promise((_, reject) => {
      disconnect = () => reject(new TypeError('network error'))
    })
  const saving = failureOf(saveHmiName('line-9'))
  await settled()
  environment.transport = transport
  logOut()
  disconnect()
  assert.equal(await saving, { kind: 'cancelled' })
})

test('keeps the session of the next user when a call of the previous one is rejected', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.slowNext(50, SAVE)
  const saving = failureOf(saveHmiName('line-9'))
  await settled()
  logOut()
  await signIn('operator', 'operator-3152')
  await panel.clock.advance(50)
  assert.equal(await saving, { kind: 'cancelled' })
  assert.is($endedSession.get(), 'none')
  assert.is(signedInUser()?.username, 'operator')
})

test('does not restore a session that another tab has ended during the renewal', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.expireSessions()
  panel.faults.slowNext(50, RENEWAL)
  const reading = failureOf(readTime())
  await settled()
  dropToken()
  await panel.clock.advance(50)
  assert.equal(await reading, { kind: 'session' })
  assert.is(readToken(), undefined)
})

test('does not replace the token of somebody who logged in in another tab during the renewal', async journey => {
  const { panel, signIn: signInElsewhere } = journey
  await signIn('engineer', 'engineer-3152')
  panel.faults.expireSessions()
  panel.faults.slowNext(50, RENEWAL)
  const renewed = renew(readToken()!)
  await settled()
  const token = await signInElsewhere('operator')
  await panel.clock.advance(50)
  assert.is(await renewed, token)
  assert.is(readToken(), token)
})

test('renews again after a renewal without a response', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.expireSessions()
  panel.faults.refuseNext(RENEWAL)
  assert.equal(await failureOf(readTime()), { kind: 'unreachable' })
  assert.ok(await readTime())
})

test('renews with the refresh token where the panel gives one', async ({ panel }) => {
  panel.faults.separateRefreshTokens(true)
  await signIn('engineer', 'engineer-3152')
  for (const renewal of ['first', 'second']) {
    panel.faults.expireSessions()
    assert.ok(await readTime(), renewal)
  }
})

test('never renews with the refresh token of a user whose token another tab has replaced', async journey => {
  const { panel, signIn: signInElsewhere } = journey
  panel.faults.separateRefreshTokens(true)
  await signIn('engineer', 'engineer-3152')
  await signInElsewhere('operator')
  panel.faults.expireSessions()
  assert.equal(await failureOf(readTime()), { kind: 'session' })
  assert.is(readToken(), undefined)
})

for (const status of [400, 401, 403])
  test(`a renewal refused with ${status} ends the session`, async ({ panel }) => {
    await signIn('engineer', 'engineer-3152')
    panel.faults.expireSessions()
    panel.faults.answer(status, { error_code: 'invalid_grant', message: 'no' }, RENEWAL)
    assert.equal(await failureOf(readTime()), { kind: 'session' })
    assert.is(signedInUser(), undefined)
  })

test('a log-out ends the wait for a renewal in another tab', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  holdLock()
  panel.faults.expireSessions()
  const calls = recordCalls(panel)
  const reading = failureOf(readTime())
  await settled()
  logOut()
  assert.equal(await reading, { kind: 'cancelled' })
  assert.not.ok(calls.includes('POST /api/v1/auth/token/user'))
})

test('takes the token that another tab has renewed while it waited for it', async ({ panel, signIn: elsewhere }) => {
  await signIn('engineer', 'engineer-3152')
  const calls = recordCalls(panel)
  panel.faults.expireSessions()
  provideLocks(async (_name, _options, renewal) => {
    await elsewhere('engineer')
    return renewal()
  })
  assert.ok(await readTime())
  assert.not.ok(calls.includes('POST /api/v1/auth/token/user'))
})

/** As while another tab renews. */
const holdLock = () =>
  provideLocks(
    (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  )

/** Web Locks are missing here. */
function provideLocks(
  request: (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>
): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onCleanup(() => Reflect.deleteProperty(navigator, 'locks'))
}

test.run()
