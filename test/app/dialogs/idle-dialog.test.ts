import '../../setup/dom'
import * as assert from 'uvu/assert'
import { reportActivity } from '../../../src/api/own-account'
import { createIdleWatch } from '../../../src/app/dialogs/idle/watch-idle'
import { registerUnsaved } from '../../../src/lib/form/unsaved'
import { $endedSession, $session } from '../../../src/session/session'
import { userFrom } from '../../../src/session/user'
import { $loginNote } from '../../../src/stores/login-note'
import { fakeTime, settled } from '../../lib/fake-time'
import type { ManualClock } from '../../panel/device/device-clock'
import type { Panel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'

const MINUTE = 60_000
const user = userFrom({ username: 'engineer', permission: { roles: ['misc'] }, state_code: 1 })

/** The clock of the panel goes with that of the page. */
async function start(panel: Panel<ManualClock>, minutes: number) {
  panel.state.misc.webServer.idle_minutes = minutes
  $session.set({ status: 'signed-in', user })
  const time = fakeTime()
  const watch = createIdleWatch()
  const stop = watch.start()
  onCleanup(() => {
    stop()
    time.end()
    $loginNote.set(undefined)
  })
  await calm()
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 1000) {
      const step = Math.min(1000, left)
      await panel.clock.advance(step)
      await time.pass(step, step)
      await calm()
    }
  }
  const secondsLeft = () => {
    const endsAt = watch.$endsAt.get()
    return endsAt === undefined ? undefined : Math.round((endsAt - performance.now()) / 1000)
  }
  return { watch, pass, secondsLeft }
}

/** A call to the panel takes several turns. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await settled()
}

for (const [minutes, quiet, left] of [
  [1, 29_000, 30],
  [2, 59_000, 60],
  [30, 29 * MINUTE - 1000, 60]
] as const)
  test(`warns ${left} s before a session of ${minutes} min without an action ends`, async ({ panel }) => {
    const { pass, secondsLeft } = await start(panel, minutes)
    await pass(quiet)
    assert.is(secondsLeft(), undefined)
    await pass(1000)
    assert.is(secondsLeft(), left)
  })

test('an action withdraws the warning and keeps the session', async ({ panel }) => {
  const { pass, secondsLeft } = await start(panel, 2)
  await pass(70_000)
  assert.is(secondsLeft(), 50)
  window.dispatchEvent(new Event('keydown'))
  await calm()
  assert.is(secondsLeft(), undefined)
  await pass(100_000)
  assert.is($session.get().status, 'signed-in')
})

test('reports what is typed without a call, so that the panel does not end the session', async ({ panel }) => {
  const { pass, secondsLeft } = await start(panel, 2)
  for (let minute = 0; minute < 5; minute++) {
    await pass(MINUTE)
    window.dispatchEvent(new Event('pointerdown'))
    await calm()
  }
  assert.is(secondsLeft(), undefined)
  assert.is($session.get().status, 'signed-in')
})

test('ends the session in time, and says so on the login page', async ({ panel }) => {
  const { pass, secondsLeft } = await start(panel, 1)
  await pass(62_000)
  assert.is($session.get().status, 'signed-out')
  assert.is(secondsLeft(), undefined)
  assert.is($loginNote.get(), 'idleDialog.ended')
})

test('with unsaved input the page stays under the dialog that offers a new sign-in', async ({ panel }) => {
  const { pass } = await start(panel, 1)
  registerUnsaved({})
  await pass(62_000)
  assert.equal([$session.get().status, $endedSession.get()], ['signed-in', 'asked'])
})

test('an action in another tab withdraws the warning of this one', async ({ panel }) => {
  const { pass, secondsLeft } = await start(panel, 2)
  await pass(65_000)
  assert.is(secondsLeft(), 55)
  await reportActivity(0)
  await pass(10_000)
  assert.is(secondsLeft(), undefined)
})

test('firmware without the call has no limit', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: '' }, 'POST /uac/account/activity')
  const { pass, secondsLeft } = await start(panel, 480)
  await pass(MINUTE)
  assert.is(secondsLeft(), undefined)
  assert.is($session.get().status, 'signed-in')
})

test.run()
