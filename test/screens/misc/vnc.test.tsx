import '../../setup/dom'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import type { Panel } from '../../panel/panel'
import type { RfbHost } from '../../panel/vnc/rfb/rfb-session'
import { recordCalls } from '../../setup/calls'
import { hidePage } from '../../setup/hidden-page'
import { test } from '../../setup/panel-test'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  type,
  until
} from '../../setup/query'
import { render } from '../../setup/screen'

/** A VNC server without a network, and what it does when a viewer comes. */
async function attach(panel: Panel) {
  let host: RfbHost | undefined
  await panel.vnc.attach(async (port, started) => {
    host = started
    return { port, close: async () => {} }
  })
  return {
    join: (address: string, role: 'view' | 'control') => host?.onJoin({ address, role, close: () => {} }),
    refuse: (address: string) => host?.onRefused(address, 'wrong_password')
  }
}

async function open(panel: Panel, settings: Partial<Panel['state']['vnc']['settings']> = {}) {
  Object.assign(panel.state.vnc.settings, settings)
  const server = await attach(panel)
  const show = async () => {
    render(<MiscScreen />)
    await findByRole('listitem', { name: 'VNC' })
  }
  return { ...server, show }
}

const row = () => byRole('listitem', { name: 'VNC' })
const field = (name: string, dialog: Element) => byLabel(name, dialog) as HTMLInputElement
const save = (dialog: Element) => click(byRole('button', { name: 'Save', within: dialog }))

async function edit() {
  click(byRole('button', { name: 'VNC', within: row() }))
  await findByRole('button', { name: 'Save' })
  return byRole('dialog', { name: 'VNC' })
}

test('lists who watches with their rights, until when control is permitted, and who was refused', async ({ panel }) => {
  const { join, refuse, show } = await open(panel)
  await panel.vnc.configure({
    settings: { ...panel.state.vnc.settings, enabled: true, monitor_mode: false, control_minutes: 30 },
    passwords: { control: 'ctrl-315', view: 'view-315' }
  })
  join('192.168.10.71', 'view')
  join('192.168.10.72', 'control')
  refuse('192.168.10.99')
  await show()
  await findByText('2 viewers', row())
  byText('Running', row())
  byText('Port 5900', row())
  byText('192.168.10.71: view only (since 2026/11/21 09:41:07)', row())
  byText('192.168.10.72: control (since 2026/11/21 09:41:07)', row())
  byText('Control is permitted until 2026/11/21 10:11:07.', row())
  byText('Refused connections: 1, most recently: wrong password', row())
})

test('says of a password that is to be removed only that', async ({ panel }) => {
  const { show } = await open(panel, { enabled: true })
  await panel.vnc.configure({
    settings: panel.state.vnc.settings,
    passwords: { control: 'ctrl-315', view: 'view-315' }
  })
  await show()
  const dialog = await edit()
  const kept = allByText(/^Set\. Leave empty/, dialog).length
  click(byLabel('Remove view-only password', dialog))
  await findByText('Will be removed when saved', dialog)
  assert.is(allByText(/^Set\. Leave empty/, dialog).length, kept - 1)
})

test('is off until it has a password', async ({ panel }) => {
  panel.state.vnc.passwords.view = ''
  const { show } = await open(panel)
  await show()
  await findByText('Off', row())
  const dialog = await edit()
  click(byRole('checkbox', { name: 'Enable VNC server', within: dialog }))
  save(dialog)
  await findByText(/VNC requires a password/, dialog)
  type(byLabel('View-only password', dialog), 'view-3152')
  await findByText('Enter 6 to 8 characters', dialog)
  assert.not.match(dialog.textContent ?? '', '3152')
  save(dialog)
  await findByText('Off', row())
  type(byLabel('View-only password', dialog), 'view-315')
  hidePage()
  save(dialog)
  await findByText('Running', row())
  assert.equal([panel.state.vnc.settings.enabled, panel.state.vnc.passwords.view], [true, 'view-315'])
})

test('shows at the field that a password is the stored one of the other role', async ({ panel }) => {
  const { show } = await open(panel)
  await show()
  const dialog = await edit()
  byText('Set. Leave empty to keep it, or enter 6 to 8 characters.', dialog)
  type(byLabel('Control password', dialog), 'view-315')
  save(dialog)
  await findByText('Must differ from the view-only password', dialog)
  assert.is(panel.state.vnc.passwords.control, '')
  assert.is(allByText(/^Must differ/, dialog).length, 1)
})

test('offers a restart only when it has failed, as that would disconnect viewers', async ({ panel }) => {
  const { show } = await open(panel, { enabled: true })
  await show()
  await findByText('Running', row())
  assert.equal(allByRole('button', { name: 'Restart VNC', within: row() }), [])
  await panel.vnc.listener.crash(['Segmentation fault'])
  click(byRole('button', { name: 'Restart Web server' }))
  click(await findByRole('button', { name: 'Restart VNC', within: row() }))
  await findByText('Running', row())
})

test('removes a password', async ({ panel }) => {
  panel.state.vnc.passwords.control = 'ctrl-315'
  const { show } = await open(panel)
  await show()
  const dialog = await edit()
  click(byRole('checkbox', { name: 'Remove control password', within: dialog }))
  await until(() => field('Control password', dialog).disabled)
  save(dialog)
  await until(() => panel.state.vnc.passwords.control === '')
  assert.is(panel.state.vnc.passwords.view, 'view-315')
})

test('shows which service has the port', async ({ panel }) => {
  const calls = recordCalls(panel)
  const { show } = await open(panel)
  await show()
  const dialog = await edit()
  click(byRole('checkbox', { name: 'Enable VNC server', within: dialog }))
  type(byLabel('Port', dialog), '4840')
  save(dialog)
  await findByText('Already used by the OPC UA server', dialog)
  assert.is(panel.state.vnc.settings.enabled, false)
  assert.ok(!calls.some(call => call.includes('/system/impact')), 'nobody can be connected while it is off')
})

test('names whom a save disconnects before it is sent', async ({ panel }) => {
  const { join, show } = await open(panel, { enabled: true })
  join('192.168.10.71', 'view')
  await show()
  await findByText('1 viewer', row())
  const dialog = await edit()
  assert.is(allByText(/VNC: 192\.168\.10\.71/, dialog).length, 0)
  click(byRole('checkbox', { name: 'Several viewers at the same time', within: dialog }))
  await findByText('VNC: 192.168.10.71', dialog)
  save(dialog)
  await until(() => panel.vnc.viewers().length === 0)
  await until(() => allByText('1 viewer', row()).length === 0)
})

test('warns of remote operation while monitor mode is off, and says that nobody can without a password', async ({
  panel
}) => {
  const { show } = await open(panel)
  await show()
  const dialog = await edit()
  assert.is(allByText(/Return to monitor mode/, dialog).length, 0)
  click(byRole('checkbox', { name: 'Monitor mode', within: dialog }))
  await findByText('Without a control password, no one can operate the panel over VNC.', dialog)
  type(byLabel('Control password', dialog), 'ctrl-315')
  await findByText(/can operate a real machine/, dialog)
  type(byLabel('Return to monitor mode after', dialog), '20')
  save(dialog)
  await until(() => panel.state.vnc.settings.control_minutes === 20)
  assert.is(panel.state.vnc.settings.monitor_mode, false)
})

test('shows what somebody else saved in the meantime, without the passwords', async ({ panel }) => {
  const { show } = await open(panel)
  await show()
  const dialog = await edit()
  type(byLabel('Port', dialog), '5901')
  type(byLabel('Control password', dialog), 'ctrl-315')
  panel.state.vnc.settings.port = 5902
  save(dialog)
  await findByText('5902', dialog)
  assert.not.match(dialog.textContent ?? '', 'ctrl-315')
  click(byRole('button', { name: 'Keep mine', within: dialog }))
  save(dialog)
  await until(() => panel.state.vnc.settings.port === 5901)
  assert.is(panel.state.vnc.passwords.control, 'ctrl-315')
})

test('keeps the other services when the viewers cannot be read, and what was typed when a save fails', async ({
  panel
}) => {
  panel.faults.refuse('GET /features/vnc/status')
  const { show } = await open(panel)
  await show()
  await findByRole('alert', { within: row() })
  byText('Off', row())
  const dialog = await edit()
  type(byLabel('Port', dialog), '5901')
  panel.faults.refuseNext('PUT /features/vnc/settings')
  save(dialog)
  await findByRole('alert', { within: dialog })
  assert.is(field('Port', dialog).value, '5901')
  save(dialog)
  await until(() => panel.state.vnc.settings.port === 5901)
})

test.run()
