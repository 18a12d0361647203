import '../setup/dom'
import * as assert from 'uvu/assert'
import SecsGemScreen from '../../src/screens/secs-gem/index'
import { createSecsGem } from '../../src/screens/secs-gem/model'
import { HOST } from '../panel/secs-gem/host/factory-host'
import type { HostFaults } from '../panel/secs-gem/host/secs-host'
import { recordCalls } from '../setup/calls'
import { panelTest } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  save,
  type,
  until
} from '../setup/query'
import { onCleanup, render } from '../setup/screen'
import { withHost } from '../setup/secs-host'
import { until as untilTrue } from '../setup/until'

const test = panelTest()

const card = (name: string) => byRole('region', { name })
const press = (name: string, within?: HTMLElement) => click(byRole('button', { name, ...(within && { within }) }))
const steps = () => allByRole('listitem').map(({ textContent }) => textContent ?? '')

async function open() {
  render(<SecsGemScreen />)
  await findByRole('region', { name: 'Settings' })
  await findByRole('region', { name: 'Status' })
}

test('shows the connection and control states first, and whom it is connected to', async ({ panel }) => {
  await withHost(panel)
  await open()
  byText('Connected', card('Status'))
  byText('Online local', card('Status'))
  byText(`${HOST}:5000`, card('Status'))
  byText('2 sent, 2 received since 2026/11/21 09:41:07', card('Status'))
  assert.is(card('Status').querySelectorAll('[data-tone="ok"]').length, 0, 'what is normal is plain')
})

test('disconnects after a confirmation, and connects again', async ({ panel }) => {
  const host = await withHost(panel)
  await open()
  press('Disconnect', card('Status'))
  press('Disconnect', byRole('dialog', { name: 'Disconnect the host?' }))
  await findByText('Disconnected', card('Status'))
  assert.is(host.connection(), undefined)
  press('Connect', card('Status'))
  await until(() => panel.secsGem.link.isConnected())
})

test('changes the control state, and says when the host does not permit that', async ({ panel }) => {
  const host = await withHost(panel)
  await open()
  press('Go offline')
  const dialog = byRole('dialog', { name: 'Go offline?' })
  await findByText(new RegExp(HOST), dialog)
  assert.is(panel.state.secsGem.control, 'online_local')
  press('Go offline', dialog)
  await findByText('The host may neither read nor control. Nothing is reported.')
  host.setFaults({ refusesOnline: true })
  press('Go online remote')
  await findByText('The host does not permit going online')
  host.setFaults({})
  press('Go online remote')
  await findByText('Online remote', card('Status'))
  assert.is(panel.state.secsGem.control, 'online_remote')
})

/** What the host does, the seconds until the panel knows, and what is then shown, with the field at fault. */
const FAULTS: [faults: HostFaults, seconds: number, title: string, remedy: RegExp, field: string][] = [
  [{ ignoresSelect: true }, 5, 'Select timeout (T6)', /increase T6/, 'T6 control transaction'],
  [{ silentTo: ['S1F13'] }, 45, 'Reply timeout (T3)', /The transaction was aborted/, 'T3 reply'],
  [{ deviceId: 7 }, 0, 'Device ID mismatch', /Set the same device ID on the host and the panel/, 'Device ID']
]

for (const [faults, seconds, title, remedy, field] of FAULTS)
  test(`explains ${title} and leads to ${field}`, async ({ panel }) => {
    await withHost(panel, faults)
    await panel.clock.advance(seconds * 1000)
    await open()
    await findByText(title, card('Status'))
    byText(remedy, card('Status'))
    assert.is(allByText(/Alarms and events are reported/).length, 0)
    press(`Go to “${field}”`, card('Status'))
    await until(() => document.activeElement === byLabel(field))
  })

test('explains that another service has its port, and leads to the port', async ({ panel }) => {
  Object.assign(panel.state.secsGem.settings, { mode: 'passive', port: 443 })
  await withHost(panel)
  await open()
  await findByText('The port is already in use', card('Status'))
  press('Go to “TCP port”', card('Status'))
  await until(() => document.activeElement === byLabel('TCP port'))
})

test('shows at the port which service has it', async ({ panel }) => {
  Object.assign(panel.state.secsGem.settings, { mode: 'passive', port: 5002 })
  await open()
  type(byLabel('TCP port'), '443')
  await save()
  await findByText('Already used by the web server')
  assert.is(panel.state.secsGem.settings.port, 5002)
})

test('offers to go online only while the host is connected', async ({ panel }) => {
  const host = await withHost(panel)
  panel.state.secsGem.control = 'offline'
  host.turnOff()
  await host.settle()
  await open()
  byText('To go online, connect the host first')
  for (const name of ['Go online local', 'Go online remote'])
    assert.ok(byRole('button', { name }).hasAttribute('disabled'), name)
})

test('validates the settings, says what a save interrupts, and keeps the input when the panel is away', async ({
  panel
}) => {
  await withHost(panel)
  await open()
  type(byLabel('Device ID'), '32768')
  type(byLabel('Host address'), '')
  await findByText(/Active, host port \d+, device ID 0: /)
  byText("This will disconnect until the host's settings match:")
  press('Save')
  await findByText('Enter a value from 0 to 32767')
  await findByText('Required')
  type(byLabel('Device ID'), '32767')
  type(byLabel('Host address'), 'mes-server')
  await findByText('Enter an IP address such as 192.168.1.10')
  type(byLabel('Host address'), HOST)
  panel.faults.set({ kind: 'refuse' })
  press('Save')
  await findByRole('alert')
  assert.is(byLabel('Device ID').value, '32767')
  panel.faults.clear()
  press('Save')
  await until(() => panel.state.secsGem.settings.device === 32_767)
})

test('tests the communication, and shows the cause at the step that fails', async ({ panel }) => {
  const host = await withHost(panel)
  await open()
  press('Send S1F13')
  await findByText('The host responds and accepts this panel')
  await findByText('3 sent, 3 received since 2026/11/21 09:41:07', card('Status'))
  assert.is(steps().filter(text => text.includes('done')).length, 3)
  host.setFaults({ deniesCommunication: true })
  press('Send S1F13')
  await findByText('The host denied communication', card('Communication test'))
})

test('reads status and spool again at once when a communication test is over', async ({ panel }) => {
  await withHost(panel)
  const { $test, test: begin } = createSecsGem()
  onCleanup($test.listen(() => {}))
  const calls = recordCalls(panel)
  await begin()
  for (const read of ['GET /api/v1/features/secs-gem/status', 'GET /api/v1/features/secs-gem/spool'])
    await untilTrue(`${read} is called`, () => calls.some(call => call.split('?')[0] === read))
})

test('lists messages, filters them, and shows one with all its items', async ({ panel }) => {
  await withHost(panel)
  await open()
  await findByRole('button', { name: 'S1F14' })
  type(byLabel('Text in name or items'), 'S1F13')
  await until(() => allByRole('button', { name: 'S1F14' }).length === 0)
  press('S1F13')
  const dialog = byRole('dialog', { name: 'S1F13' })
  byText(/<A "HMI-3152">/, dialog)
  byText('Reply expected', dialog)
})

test('clears the message log after a confirmation', async ({ panel }) => {
  await withHost(panel)
  await open()
  press('Clear', card('Message log'))
  press('Clear', byRole('dialog', { name: 'Clear the message log?' }))
  await findByText('No messages')
  assert.is(panel.secsGem.log.all().length, 0)
})

test('shows what is spooled and lost, and purges it after a confirmation', async ({ panel }) => {
  const host = await withHost(panel)
  panel.state.secsGem.spoolLimit = 1
  host.turnOff()
  await host.settle()
  for (let count = 0; count < 2; count += 1) panel.secsGem.report({ code: 'clock_set', params: {} })
  await open()
  byText('1 of 1 messages')
  byText('The host is not connected. Alarms and events are spooled.')
  byText('1 message was lost')
  assert.ok(byRole('button', { name: 'Send to host' }).hasAttribute('disabled'))
  press('Show spooled messages')
  await findByRole('table', { name: 'Spool' })
  press('Purge', card('Spool'))
  press('Purge', byRole('dialog', { name: 'Purge the spool?' }))
  await findByText('0 of 1 messages')
})

test('sends the spool once the host is connected', async ({ panel }) => {
  const host = await withHost(panel)
  host.turnOff()
  await host.settle()
  panel.secsGem.report({ code: 'clock_set', params: {} })
  host.turnOn()
  await panel.clock.advance(10_000)
  await open()
  press('Send to host')
  await findByText('0 of 1000 messages')
  assert.is(host.received().at(-1), 'S6F11')
})

test('says that SECS/GEM is disabled, and offers neither to connect nor to test', async ({ panel }) => {
  panel.state.secsGem.settings.enabled = false
  await open()
  byText('Disabled', card('Status'))
  assert.is(allByRole('button', { name: 'Connect' }).length, 0)
  assert.ok(byRole('button', { name: 'Send S1F13' }).hasAttribute('disabled'))
  type(byLabel('Device ID'), '7')
  await until(() => !byRole('button', { name: 'Save' }).hasAttribute('disabled'))
  assert.is(allByText(/^Saving disconnects the host/).length, 0)
})

test.run()
