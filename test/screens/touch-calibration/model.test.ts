import * as assert from 'uvu/assert'
import { createTouchCalibration } from '../../../src/screens/touch-calibration/model'
import { fakeTime } from '../../lib/fake-time'
import { recordCalls } from '../../setup/calls'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'

test('reads the state every 5 s, and every 2 s while a calibration is followed', async ({ panel }) => {
  const time = fakeTime()
  onCleanup(time.end)
  const { $report, $progress } = createTouchCalibration()
  onCleanup($report.listen(() => {}))
  await time.pass(100)
  const calls = recordCalls(panel)
  await time.pass(12_000)
  assert.is(calls.length, 2)
  const leave = $progress.listen(() => {})
  await time.pass(100)
  calls.length = 0
  await time.pass(12_000)
  assert.ok([5, 6].includes(calls.length), `${calls.length} reads`)
  leave()
  calls.length = 0
  await time.pass(12_000)
  assert.is(calls.length, 2)
})

test('shows each step in the report as soon as the session is read', async ({ panel }) => {
  const { $report, $progress, start } = createTouchCalibration()
  onCleanup($report.listen(() => {}))
  onCleanup($progress.listen(() => {}))
  await start(4)
  panel.touch.operator.touch()
  await $progress.reload()
  const shown = $report.get()
  assert.is(shown.status === 'ready' && shown.data.session.state, 'point')
})

test('shows the end of a calibration at once when it is cancelled', async () => {
  const { $report, $progress, start, cancel } = createTouchCalibration()
  onCleanup($report.listen(() => {}))
  onCleanup($progress.listen(() => {}))
  await start(4)
  await cancel()
  const shown = $report.get()
  assert.is(shown.status === 'ready' && shown.data.session.outcome, 'cancelled')
})

test.run()
