import '../setup/dom'
import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import SystemInfoScreen from '../../src/screens/system-info'
import { $clock } from '../../src/stores/clock'
import { $device } from '../../src/stores/device'
import { $restart, leaveRestart } from '../../src/stores/restart'
import { identifyingName } from '../panel/device/identity'
import { callerAs } from '../panel/http/caller'
import { clickInDialog } from '../setup/dialog'
import { CLIENT, connectOpcUaClient } from '../setup/opcua-session'
import { test } from '../setup/panel-test'
import { allByText, byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../setup/query'
import { onCleanup, render } from '../setup/screen'

const open = () => {
  render(<SystemInfoScreen />)
  onCleanup(leaveRestart)
}

const openRestart = async () => {
  open()
  click(await findByRole('button', { name: 'Restart panel' }))
}

test('shows the identity of the panel, with keys in groups of four', async ({ panel }) => {
  panel.state.hardware.licences = [{ feature: 'CODESYS', state: 'trial', date: '2026/12/31' }]
  open()
  await findByText('2609 A041 7F31')
  byText('7C1D 90E2 5B3A 46F8')
  byText('00:0C:26:41:7F:31')
  byText('Trial until 2026/12/31')
  byRole('button', { name: 'Copy: Serial number' })
})

test('shows the other values when one is missing', async ({ panel }) => {
  panel.state.silentSources.add('hardware')
  panel.state.silentSources.add('licences')
  open()
  await findByText('Partially available')
  await findByText('HMI-3152')
  assert.not.match(document.body.textContent ?? '', /null|undefined|NaN/)
})

test('counts the uptime on between two readings, in seconds', async () => {
  open()
  await findByText('4 d 4 h 31 min 22 s')
  const anHourLater = performance.now() + 3_600_000
  onCleanup(() => mock.reset())
  mock.method(performance, 'now', () => anHourLater)
  $clock.set({ text: '2026/11/21 10:41:07', quality: 'live' })
  await findByText(/^4 d 5 h 31 min \d+ s$/)
})

test('says that saved settings wait for a restart', async ({ panel }) => {
  panel.state.ethernet[0]!.mtuInUse = 1400
  open()
  await findByText('Restart pending')
  await findByText('Saved settings take effect after a restart.')
})

test('restarts the panel with a reason and waits for it', async ({ panel }) => {
  await connectOpcUaClient(panel)
  await openRestart()
  await findByText(CLIENT)
  const dialog = byRole('dialog', { name: /^Restart / })
  click(byRole('button', { name: 'Restart panel', within: dialog }))
  await findByText('Required', dialog)
  assert.is(panel.log.filter(({ operation }) => operation === 'POST /system/restart').length, 0)

  type(byLabel('Reason'), ' New firmware ')
  click(byRole('button', { name: 'Restart panel', within: dialog }))
  await until(() => $restart.get()?.expectedSeconds === 25)
  assert.equal(panel.log.map(({ sent }) => sent).pop(), { reason: 'New firmware' })
  await panel.clock.advance(1000)
  assert.not.ok(panel.isRunning())
})

test('reports why the panel does not restart, and keeps the reason', async ({ panel }) => {
  if (panel.state.project) panel.state.project.state = 'updating'
  await openRestart()
  type(byLabel('Reason'), 'New firmware')
  clickInDialog('Restart panel')
  await findByText(/The project is being updated/)
  assert.is(byLabel('Reason').value, 'New firmware')
  assert.is($restart.get(), undefined)
})

test('keeps the reason when the panel does not respond', async ({ panel }) => {
  await openRestart()
  type(byLabel('Reason'), 'New firmware')
  panel.faults.refuseNext('POST /system/restart')
  clickInDialog('Restart panel')
  await findByText('The panel is not responding')
  assert.is(byLabel('Reason').value, 'New firmware')
})

test('makes the LED blink for the given time', async ({ panel }) => {
  open()
  click(await findByRole('button', { name: 'Blink LED' }))
  const dialog = byRole('dialog')
  type(byLabel('Duration'), '4')
  click(byRole('button', { name: 'Blink LED', within: dialog }))
  await findByText('Enter a value from 5 to 120', dialog)
  type(byLabel('Duration'), '30')
  click(byRole('button', { name: 'Blink LED', within: dialog }))
  await findByText('LED blinking, 30 s left')
  assert.is(panel.state.identifiesUntil, panel.clock.elapsed() + 30_000)
})

test('says that the screen shows the name where there is no LED, and for how long', async ({ panel }) => {
  panel.state.specification = { ...panel.state.specification, led: false }
  open()
  click(await findByRole('button', { name: 'Show HMI name' }))
  const dialog = byRole('dialog')
  byText(/^The panel's screen shows its HMI name in large letters for 15 s/, dialog)
  type(byLabel('Duration'), '30')
  await findByText(/for 30 s/, dialog)
  click(byRole('button', { name: 'Show HMI name', within: dialog }))
  await findByText('Showing the HMI name, 30 s left')
  assert.is(identifyingName(panel), panel.state.hmiName)
})

test('offers no search for the panel where older firmware has no LED', async ({ panel }) => {
  const { body } = await (await callerAs(panel, 'engineer')).call('GET /system/identity')
  panel.faults.answer(200, { ...body, identify_by: undefined }, 'GET /system/identity')
  const device = $device.get()
  onCleanup(() => $device.set(device))
  $device.set({ ...device, led: false })
  open()
  await findByRole('button', { name: 'Restart panel' })
  assert.equal(allByText('Identify this panel'), [])
})

test('lists the open-source software on demand', async () => {
  open()
  click(await findByRole('button', { name: 'Open-source notices' }))
  await findByText('busybox')
})

test.run()
