import '../setup/dom'
import * as assert from 'uvu/assert'
import CommunicationScreen from '../../src/screens/communication'
import { $notices } from '../../src/stores/notices'
import type { Panel } from '../panel/panel'
import { recordCalls } from '../setup/calls'
import { clickInDialog, dialog, dialogButton, dialogClosed, dialogField } from '../setup/dialog'
import { test } from '../setup/panel-test'
import {
  allByRole,
  allByText,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../setup/query'
import { render } from '../setup/screen'

const rows = () =>
  allByRole('row', { within: byRole('table', { name: 'PLC links' }) })
    .slice(1)
    .map(row => row.textContent ?? '')
const read = () => clickInDialog('Read')
const save = () => clickInDialog('Save')
const device = (panel: Panel, id: string) => panel.state.plcDevices.find(other => other.id === id)!

async function open(name: string) {
  render(<CommunicationScreen />)
  click(await findByRole('button', { name }))
  await findByRole('button', { name: 'Save' })
}

test('shows the links with the worst first, and what is wrong', async () => {
  render(<CommunicationScreen />)
  await findByRole('table', { name: 'PLC links' })
  assert.match(
    rows()[0] ?? '',
    /^Labeller S7-1200Modbus TCPNo responseNothing responds at this address192\.168\.10\.31:502, station 1/
  )
  assert.match(rows().at(-1) ?? '', /^Packer S7-300Siemens MPIDisabledCOM3, station 2/)
  const ports = await findByRole('table', { name: 'Serial ports' })
  assert.match(ports.textContent ?? '', /COM2RS-485 2W9600 8E1Conveyor drive 1, Conveyor drive 20 \/ 0/)
})

test('opens the device of the link that the address names', async () => {
  history.replaceState(null, '', '?link=labeller')
  render(<CommunicationScreen />)
  await findByRole('dialog', { name: 'Labeller S7-1200' })
})

test('says that a link names no device of this panel', async () => {
  history.replaceState(null, '', '?link=nonexistent')
  render(<CommunicationScreen />)
  await until(() => $notices.get().length > 0)
  assert.equal($notices.get()[0]?.message, ['common.link.unknown', { parts: 'PLC links: nonexistent' }])
  assert.equal(allByRole('dialog'), [])
})

test('finds the right value with test reads, and saves it', async ({ panel }) => {
  await open('Labeller S7-1200')
  read()
  await until(() => allByRole('status', { within: dialog() }).some(it => /Nothing responds/.test(it.textContent ?? '')))
  type(dialogField('IP address'), '192.168.10.30')
  read()
  await findByText(/^Value: -?\d+$/, dialog())
  assert.is(device(panel, 'labeller').settings.address, '192.168.10.31', 'a test saves nothing')
  await findByText('Not interrupted, as nothing is connected: PLC links', dialog())
  save()
  await dialogClosed()
  assert.is(device(panel, 'labeller').settings.address, '192.168.10.30')
  assert.equal($notices.get()[0]?.message, ['communication.saved', { name: 'Labeller S7-1200' }])
})

test('shows the project’s values beside the edited ones, and goes back to them', async ({ panel }) => {
  device(panel, 'line-plc').settings.timeout_s = 7.5
  await open('Line PLC')
  assert.is(dialogField('Timeout').value, '7.5')
  byText('0.1 to 60 · Project: 1', dialog())
  clickInDialog("Use the project's values")
  await until(() => dialogField('Timeout').value === '1')
  save()
  await until(() => device(panel, 'line-plc').settings.timeout_s === 1)
})

test('suggests what to change by the pattern of errors on the wire', async ({ panel }) => {
  panel.state.serialPorts[1]!.wire!.settings = { ...panel.state.serialPorts[1]!.settings, baud_rate: 19_200 }
  await open('COM2')
  read()
  await findByText(/Set the same baud rate as on the device/, dialog())
  choose(dialogField('Baud rate'), '19200')
  read()
  await findByText(/^Value: /, dialog())
})

test('shows how the links of a port work now', async ({ panel }) => {
  panel.state.serialPorts[1]!.wire!.settings = { ...panel.state.serialPorts[1]!.settings, parity: 'odd' }
  await open('COM2')
  assert.is(allByText('Parity errors', dialog()).length, 2)
})

test('names the links that the save of a port interrupts', async () => {
  await open('COM2')
  await findByText('Interrupted for about 3 s:', dialog())
  byText('Conveyor drive 1, Conveyor drive 2', dialog())
})

test('shows the refusal of the panel at its field', async ({ panel }) => {
  await open('Conveyor drive 1')
  type(dialogField('Station number'), '2')
  save()
  await findByText('Already used by another device', dialog())
  assert.is(device(panel, 'conveyor-1').settings.station, 1)
})

test('names an address that the driver does not have', async () => {
  await open('Line PLC')
  type(dialogField('Address'), '65536')
  read()
  await findByText('Address not available in this device', dialog())
  await until(() => document.activeElement === dialogField('Address'))
  type(dialogField('Address'), ' 65535 ')
  await until(() => allByText('Address not available in this device', dialog()).length === 0)
  read()
  await findByText(/^Value: /, dialog())
})

test('shows what the panel refuses of a test read at its field, until the next read', async () => {
  await open('COM2')
  choose(dialogField('Data bits'), '7')
  read()
  await findByText('Not supported by the driver of a connected device', dialog())
  assert.ok(dialogField('Data bits').getAttribute('aria-invalid'))
  assert.equal(allByRole('alert', { within: dialog() }), [])
  choose(dialogField('Data bits'), '8')
  read()
  await findByText(/^Value: /, dialog())
})

test('reads nothing while a field is invalid', async ({ panel }) => {
  await open('Line PLC')
  const calls = recordCalls(panel)
  type(dialogField('Timeout'), '61')
  read()
  await until(() => document.activeElement === dialogField('Timeout'))
  type(dialogField('Timeout'), '6')
  read()
  await findByText(/^Value: /, dialog())
  assert.is(calls.filter(call => call.endsWith('/reads')).length, 1)
})

test('no longer shows a value once other settings are edited', async () => {
  await open('Line PLC')
  read()
  await findByText(/^Value: /, dialog())
  type(dialogField('Station number'), '7')
  await until(() => allByText(/^Value: /, dialog()).length === 0)
})

test('says which connector two ports share', async () => {
  await open('COM1')
  await findByText(/^COM1 and COM3 use different pins of the same connector\./, dialog())
})

test('does not offer to restart a link that is disabled', async () => {
  await open('Packer S7-300')
  assert.ok(dialogButton('Restart link').disabled)
})

test('restarts a link after a confirmation, and resets its counters', async ({ panel }) => {
  await open('Filler S7-1500')
  clickInDialog('Restart link')
  const question = await findByRole('dialog', { name: /^Restart link “/ })
  click(byRole('button', { name: 'Restart link', within: question }))
  await until(() => panel.links.list().some(({ reason }) => reason === 'restarting'))
  await until(() => !question.isConnected)
  clickInDialog('Reset counters')
  await until(() => $notices.get().some(({ message }) => message === 'communication.reset.done'))
})

test('keeps what was typed when the connection is lost during a save', async ({ panel }) => {
  await open('Line PLC')
  type(dialogField('Retries'), '5')
  panel.faults.set({ kind: 'cut' }, 'PUT /features/communication/devices/{id}/settings')
  save()
  await findByRole('alert')
  assert.is(dialogField('Retries').value, '5')
})

test.run()
