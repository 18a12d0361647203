import * as assert from 'uvu/assert'
import { $secsLicence, hadLicence, recallLicence, rememberLicence } from '../../src/session/licence'
import { rereadOwnRights } from '../../src/session/own-account'
import { requestLicence } from '../../src/session/request-licence'
import { logOut, restoreSession, signIn } from '../../src/session/session'
import { fakeTime, settled } from '../lib/fake-time'
import { recordCalls } from '../setup/calls'
import { nobody, type PanelContext, panelTest } from '../setup/panel-test'

const test = panelTest(nobody)
const LICENCE = 'GET /cgi/reset_pj.cgi'

const requestsIn = (calls: string[]) => calls.filter(call => call.startsWith('GET /cgi/')).length

test('requests the licence once per sign-in, and only for users with the permission', async ({ panel }) => {
  const calls = recordCalls(panel)
  await signIn('operator', 'operator-3152')
  requestLicence()()
  logOut()
  await signIn('engineer', 'engineer-3152')
  const stop = requestLicence()
  await settled()
  stop()
  await restoreSession()
  requestLicence()()
  await settled()
  assert.is(requestsIn(calls), 1)
  assert.is($secsLicence.get(), true)
  logOut()
})

test('requests the licence once the user is given the permission', async ({ panel }) => {
  const account = panel.state.accounts.find(({ username }) => username === 'operator')!
  await signIn('operator', 'operator-3152')
  const stop = requestLicence()
  account.roles = [...account.roles, 'secs-gem']
  await rereadOwnRights()
  await settled()
  assert.is($secsLicence.get(), true)
  stop()
  logOut()
})

test('requests the licence once for a session without a remembered answer', async ({ panel, signIn: byCookie }) => {
  const calls = recordCalls(panel)
  await byCookie('engineer')
  await restoreSession()
  requestLicence()
  await settled()
  assert.is(requestsIn(calls), 1)
  assert.is($secsLicence.get(), true)
  logOut()
})

for (const licensed of [true, false])
  test(`takes over that the licence was ${licensed ? 'there' : 'missing'} when the page is loaded again, without a request`, async ({
    panel,
    signIn: byCookie
  }) => {
    await byCookie('engineer')
    rememberLicence(licensed)
    $secsLicence.set(undefined)
    const calls = recordCalls(panel)
    await restoreSession()
    const stop = requestLicence()
    await settled()
    stop()
    assert.equal([$secsLicence.get(), requestsIn(calls)], [licensed, 0])
    logOut()
  })

const PASSING_FAILURES: [string, (panel: PanelContext['panel']) => void][] = [
  ['a connection that breaks', ({ faults }) => faults.refuseNext(LICENCE)],
  ['a fault of the panel', ({ faults }) => faults.answerNext(500, { error_code: 'broken', message: '' }, LICENCE)]
]

for (const [failure, fail] of PASSING_FAILURES)
  test(`requests the licence again after ${failure}, and not after an answer`, async ({ panel }) => {
    await signIn('engineer', 'engineer-3152')
    const calls = recordCalls(panel)
    const time = fakeTime()
    fail(panel)
    const stop = requestLicence()
    await settled()
    assert.is($secsLicence.get(), undefined)
    await time.pass(10_000)
    assert.is($secsLicence.get(), true)
    await time.pass(30_000)
    assert.is(requestsIn(calls), 2)
    stop()
    time.end()
    logOut()
  })

for (const [answer, fault] of [
  ['a page', { kind: 'garbage', garbage: 'html' }],
  ['a 404', { kind: 'answer', status: 404, body: { error_code: 'not_found', message: '' } }]
] as const)
  test(`treats ${answer} as no licence, and does not request it again`, async ({ panel }) => {
    await signIn('engineer', 'engineer-3152')
    panel.faults.set(fault, LICENCE)
    const time = fakeTime()
    const calls = recordCalls(panel)
    const stop = requestLicence()
    await settled()
    await time.pass(30_000)
    stop()
    time.end()
    assert.equal([$secsLicence.get(), requestsIn(calls)], [false, 1])
    logOut()
  })

test('requests the licence at a sign-in, whatever an earlier session has remembered', async () => {
  rememberLicence(false)
  await signIn('engineer', 'engineer-3152')
  requestLicence()
  await settled()
  assert.is($secsLicence.get(), true)
  logOut()
})

test('remembers after a log-out only that the panel had the licence', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  requestLicence()
  await settled()
  logOut()
  assert.equal([$secsLicence.get(), recallLicence(), hadLicence()], [undefined, undefined, true])
  const calls = recordCalls(panel)
  await signIn('engineer', 'engineer-3152')
  requestLicence()
  await settled()
  assert.is(requestsIn(calls), 1)
  logOut()
})

test('ignores an answer that arrives after the log-out', async ({ panel }) => {
  await signIn('engineer', 'engineer-3152')
  panel.faults.slowNext(50, LICENCE)
  panel.faults.refuse('DELETE /auth/token/user')
  requestLicence()
  await settled()
  logOut()
  await panel.clock.advance(50)
  assert.is($secsLicence.get(), undefined)
  assert.is(recallLicence(), undefined)
})

test.run()
