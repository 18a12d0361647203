import '../setup/dom'
import * as assert from 'uvu/assert'
import TouchCalibrationScreen from '../../src/screens/touch-calibration/index'
import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { test } from '../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, until } from '../setup/query'
import { render } from '../setup/screen'
import { openScreen } from '../setup/webview'

const press = (name: string, within?: HTMLElement) => click(byRole('button', { name, ...(within && { within }) }))
const steps = () => allByRole('listitem', { within: byRole('list', { name: 'Steps at the panel' }) })
const current = () => steps().find(step => step.getAttribute('aria-current') === 'step')?.textContent ?? ''
const onStep = (text: string) => until(() => current().includes(text))

async function open() {
  render(<TouchCalibrationScreen />)
  await findByRole('region', { name: 'Status' })
}

async function begin(points = '4') {
  await open()
  click(byRole('radio', { name: points }))
  press('Start calibration')
  const dialog = byRole('dialog', { name: 'Start the touch calibration?' })
  byText(/Make sure that no one is operating it now/, dialog)
  press('No one is operating the panel: start', dialog)
  await onStep('Touch the screen to begin')
}

function touchAll({ touch }: Panel<ManualClock>, points = 4): void {
  // One begins, and one verifies.
  for (let count = 0; count < points + 2; count += 1) touch.operator.touch()
}

test('shows the last calibration, follows the steps at the panel, and keeps the result', async ({ panel }) => {
  await open()
  byText('Resistive')
  byText('2026/03/04 09:41:07')
  byText('1.8 px')
  await begin('2')
  assert.is(steps().length, 5)
  panel.touch.operator.touch()
  await onStep('Touch point 1 of 2')
  panel.touch.operator.touch()
  panel.touch.operator.touch()
  await onStep('Touch the test point')
  panel.touch.operator.touch()
  await findByText('Keep the new values?')
  byText(/previous values will be restored in (30|2\d) seconds/)
  press('Keep new values')
  await findByText('Calibration completed')
  byText('2026/11/21 09:41:07')
  assert.is(panel.state.touch.last?.by, 'engineer')
})

test('says why points are required again', async ({ panel }) => {
  await begin()
  panel.touch.operator.touch()
  panel.touch.operator.touch({ x: 400, y: 240 })
  await findByText(/too far from its target/)
  panel.touch.operator.touch()
  await onStep('Touch point 2 of 4')
})

test('restores the previous values, and cancels before there are new ones', async ({ panel }) => {
  const before = panel.touch.values()
  await begin()
  press('Cancel calibration')
  await findByText('Calibration cancelled')
  await begin()
  touchAll(panel)
  await findByText('Keep the new values?')
  press('Restore previous values')
  await findByText('New values discarded')
  assert.is(panel.touch.values(), before)
})

test('says that the time to keep is over when the answer comes too late', async ({ panel }) => {
  await begin()
  touchAll(panel)
  await findByText('Keep the new values?')
  await panel.clock.advance(30_000)
  press('Keep new values')
  await findByText('There are no new values to keep')
  await findByText('The new values were not confirmed within 30 seconds')
})

test('offers no calibration while a WebView user has control', async ({ panel }) => {
  const remote = await openScreen(panel, { account: 'operator' })
  await remote.request()
  await open()
  byText(/In control: operator/)
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Start calibration' }).disabled)
})

test('shows the refusal of a WebView user who has taken control in the meantime', async ({ panel }) => {
  await open()
  press('Start calibration')
  const remote = await openScreen(panel, { account: 'operator' })
  await remote.request()
  press('No one is operating the panel: start')
  await findByText('A WebView user is in control', byRole('dialog'))
})

test('says why a capacitive panel needs none', async ({ panel }) => {
  panel.state.touch.panel = 'capacitive'
  await open()
  byRole('region', { name: 'No calibration needed' })
  assert.equal(allByRole('button', { name: 'Start calibration' }), [])
})

test('keeps the steps on the screen, and says so, while the panel does not respond', async ({ panel }) => {
  await begin()
  panel.faults.set({ kind: 'refuse' })
  press('Cancel calibration')
  await findByRole('alert')
  assert.match(current(), 'Touch the screen to begin')
  panel.faults.clear()
  press('Cancel calibration')
  await findByText('Calibration cancelled')
})

test.run()
