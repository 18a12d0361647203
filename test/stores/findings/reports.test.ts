import '../../setup/dom'
import * as assert from 'uvu/assert'
import { startClock } from '../../../src/stores/clock'
import { watchFindings } from '../../../src/stores/findings/findings'
import { $findings } from '../../../src/stores/findings/state'
import { fakeTime, settled } from '../../lib/fake-time'
import type { ManualClock } from '../../panel/device/device-clock'
import type { Panel } from '../../panel/panel'
import { alarm, trigger } from '../../setup/alarms'
import { recordCalls } from '../../setup/calls'
import { hidePage } from '../../setup/hidden-page'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'

const DOOR = alarm('door', { texts: { en: 'Door open' }, delaySeconds: 60 })

/** Watches the findings of a panel that reports changes of them over the time socket. */
async function watch(panel: Panel<ManualClock>) {
  const time = fakeTime()
  onCleanup(time.end)
  const calls = recordCalls(panel)
  onCleanup(startClock())
  await settled()
  onCleanup(watchFindings())
  await settled()
  return {
    readings: () => calls.filter(call => call.includes('/system/findings')).length,
    /** Of panel and browser. */
    async pass(seconds: number): Promise<void> {
      for (let left = seconds; left > 0; left -= 1) {
        await panel.clock.advance(1000)
        await time.pass(1000)
      }
    },
    passInBrowser: (seconds: number) => time.pass(seconds * 1000)
  }
}

const first = () => {
  const state = $findings.get()
  return state.status === 'known' && state.current ? state.findings.alarms?.first?.text : undefined
}

test('reads them when the panel reports a change, and otherwise only every 30 s', async ({ panel }) => {
  await trigger(panel, DOOR)
  const { readings, pass } = await watch(panel)
  assert.is(readings(), 1)
  await pass(25)
  assert.is(readings(), 1)
  await pass(10)
  assert.is(readings(), 2)
  await pass(26)
  assert.equal([first(), readings()], ['Door open', 4])
})

test('reads them every 2 s while the socket is silent, and stops that when it reports again', async ({ panel }) => {
  const { readings, pass, passInBrowser } = await watch(panel)
  panel.faults.silenceSockets(true)
  await passInBrowser(9)
  assert.is(readings(), 1)
  await passInBrowser(11)
  assert.ok(readings() >= 5)
  assert.ok($findings.get().status === 'known')
  panel.faults.silenceSockets(false)
  await trigger(panel, { ...DOOR, delaySeconds: 1 })
  await pass(3)
  assert.is(first(), 'Door open')
  const before = readings()
  await pass(6)
  assert.is(readings(), before)
})

test('reads nothing in a hidden page, and reads them when it is shown again', async ({ panel }) => {
  await trigger(panel, DOOR)
  const { readings, pass } = await watch(panel)
  const show = hidePage()
  await pass(70)
  assert.is(readings(), 1)
  show()
  await settled()
  assert.equal([first(), readings()], ['Door open', 2])
})

test.run()
