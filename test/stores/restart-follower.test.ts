import * as assert from 'uvu/assert'
import { signedInUser, signIn } from '../../src/session/session'
import { dropToken, readToken } from '../../src/session/token'
import { $loginNote } from '../../src/stores/login-note'
import { $restart, beginRestart, leaveRestart } from '../../src/stores/restart'
import { watchRestarts } from '../../src/stores/restart-follower'
import { fakeTime, settled } from '../lib/fake-time'
import { recordCalls } from '../setup/calls'
import { nobody, panelTest } from '../setup/panel-test'
import { onCleanup } from '../setup/screen'

const test = panelTest(nobody)

/** Logged in, and following a restart that is expected to take a minute. */
async function follow() {
  await signIn('engineer', 'engineer-3152')
  const time = fakeTime()
  onCleanup(() => {
    leaveRestart()
    time.end()
  })
  onCleanup(watchRestarts())
  beginRestart(60)
  return time
}

test('waits while the panel has not gone down yet', async () => {
  const time = await follow()
  await time.pass(12_000)
  assert.ok($restart.get())
  assert.ok(signedInUser())
})

test('leads to the login page once the panel is back without its sessions', async ({ panel }) => {
  const time = await follow()
  panel.faults.refuse()
  await time.pass(6000)
  assert.ok($restart.get())
  panel.faults.clear()
  panel.faults.endSessions()
  await time.pass(3000)
  assert.equal([$restart.get(), signedInUser(), readToken()], [undefined, undefined, undefined])
  assert.is($loginNote.get(), 'session.restart.done')
})

test('ends, without a request, once another tab has logged out', async ({ panel }) => {
  const time = await follow()
  dropToken()
  const calls = recordCalls(panel)
  await time.pass(3000)
  assert.equal([$restart.get(), calls], [undefined, []])
})

test('goes on with the session of a panel that was gone and still knows it', async ({ panel }) => {
  const time = await follow()
  panel.faults.refuse()
  await time.pass(3000)
  panel.faults.clear()
  await time.pass(3000)
  assert.is($restart.get(), undefined)
  assert.is(signedInUser()?.username, 'engineer')
})

test('finds that the panel is back although a probe before has no response', async ({ panel }) => {
  const time = await follow()
  panel.faults.hang()
  await time.pass(4000)
  panel.faults.clear()
  await time.pass(8000)
  assert.is($restart.get(), undefined)
})

test('requests nothing more, and ends no session, once the restart is no longer followed', async ({ panel }) => {
  const time = await follow()
  panel.faults.endSessions()
  panel.faults.slow(50)
  await time.pass(3000)
  leaveRestart()
  await panel.clock.advance(50)
  await settled()
  assert.ok(readToken())

  const calls = recordCalls(panel)
  onCleanup(watchRestarts())
  beginRestart(60)
  leaveRestart()
  await time.pass(12_000)
  assert.equal(calls, [])
})

test.run()
