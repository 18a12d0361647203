import '../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../setup/app'
import { test } from '../setup/panel-test'
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
} from '../setup/query'
import { openScreen, VIEW_USER } from '../setup/webview'

const SAVE = 'PUT /features/webview/settings'

const open = async () => {
  await mount('/app/features/webview-setting')
  await findByRole('button', { name: 'Edit settings' })
}

const edit = async () => {
  await open()
  click(byRole('button', { name: 'Edit settings' }))
  await findByRole('button', { name: 'Save' })
}
const save = () => click(byRole('button', { name: 'Save' }))

test('says what happens without a response: of the operator at the panel, a request is denied', async ({ panel }) => {
  Object.assign(panel.state.webview.settings, { granted_by: 'controller', unanswered: 'grant' })
  await open()
  await findByText('After 30 s: Granted')
  Object.assign(panel.state.webview.settings, { granted_by: 'panel' })
  await open()
  await findByText('After 30 s: Denied')
})

test('saves users, control and limits', async ({ panel }) => {
  await edit()
  type(byLabel('Control user'), 'shift-lead')
  type(byLabel('Control password'), 'another-3152')
  type(byLabel('Maximum connections'), '2')
  type(byLabel('Time to respond'), '10')
  click(byRole('radio', { name: 'Only the operator at the panel' }))
  click(byRole('radio', { name: 'Only these' }))
  type(await until(() => byLabel('Networks')), '192.168.10.0/24, 10.0.0.0/8')
  save()
  await findByText('WebView settings saved')
  const { settings } = panel.state.webview
  assert.equal(
    [settings.control_username, settings.control_password, settings.view_password],
    ['shift-lead', 'another-3152', 'viewer-3152']
  )
  assert.equal([settings.max_connections, settings.answer_seconds, settings.granted_by], [2, 10, 'panel'])
  assert.equal([settings.network_rule, settings.networks], ['allow', ['192.168.10.0/24', '10.0.0.0/8']])
  await findByText('0 of 2 connections in use')
})

test('warns where a request that nobody answers is to be granted', async ({ panel }) => {
  const warnings = () => allByText(/^Someone else will operate the machine/).length
  await edit()
  assert.is(warnings(), 0)
  click(byRole('radio', { name: 'Granted' }))
  await until(() => assert.is(warnings(), 1))
  save()
  await findByText('WebView settings saved')
  assert.is(panel.state.webview.settings.unanswered, 'grant')
})

test('refuses equal passwords, also one that equals the stored one, at the field', async ({ panel }) => {
  await edit()
  type(byLabel('View-only password'), 'control-3152')
  save()
  await findByText('Must differ from the control password')
  type(byLabel('View-only password'), 'viewer-9999')
  save()
  await findByText('WebView settings saved')
  assert.is(panel.state.webview.settings.view_password, 'viewer-9999')
})

test('requires a user before WebView is enabled, and a password for each user', async ({ panel }) => {
  Object.assign(panel.state.webview.settings, {
    ...{ enabled: false, control_username: '', control_password: '', view_username: '', view_password: '' }
  })
  await edit()
  click(byRole('checkbox', { name: 'Enable WebView' }))
  save()
  await findByText('Set a user before you enable WebView')
  type(byLabel('View-only user'), 'viewer')
  save()
  await findByText('Required')
  type(byLabel('View-only password'), 'viewer-3152')
  save()
  await findByText('WebView settings saved')
  assert.is(panel.state.webview.settings.enabled, true)
})

test('lists the connections and disconnects one', async ({ panel }) => {
  const viewer = await openScreen(panel, { user: VIEW_USER, address: '192.168.10.85' })
  await open()
  const table = await findByRole('table', { name: 'Connections' })
  byText('192.168.10.85', table)
  byText('Viewing', table)
  click(byRole('button', { name: 'Disconnect', within: table }))
  const dialog = await findByRole('dialog', { name: 'Disconnect “engineer”?' })
  click(byRole('button', { name: 'Disconnect', within: dialog }))
  await findByText('No connections')
  assert.is((await viewer.read()).ended, 'disconnected')
})

test('disconnects one that has left in the meantime without an error', async ({ panel }) => {
  await openScreen(panel, { user: VIEW_USER })
  await open()
  click(await findByRole('button', { name: 'Disconnect' }))
  const dialog = await findByRole('dialog')
  panel.webview.connections.forget()
  click(byRole('button', { name: 'Disconnect', within: dialog }))
  await findByText('No connections')
  assert.equal(allByRole('alert'), [])
})

test('names whom a save disconnects, and only where it may disconnect somebody', async ({ panel }) => {
  const viewer = await openScreen(panel, { user: VIEW_USER, address: '192.168.10.85' })
  await edit()
  const dialog = byRole('dialog')
  type(byLabel('Maximum connections'), '3')
  assert.equal(allByText(/192\.168\.10\.85/, dialog), [])
  click(byRole('radio', { name: 'Only these' }))
  await findByText(/engineer \(192\.168\.10\.85\)/, dialog)
  click(byRole('radio', { name: 'Any' }))
  await until(() => allByText(/192\.168\.10\.85/, dialog).length === 0)
  click(byRole('checkbox', { name: 'Enable WebView' }))
  await findByText(/engineer \(192\.168\.10\.85\)/, dialog)
  save()
  await findByText('WebView settings saved')
  assert.is((await viewer.read()).ended, 'turned_off')
})

test('leads to the settings of VNC those who may open them', async ({ panel }) => {
  await open()
  const { pathname } = new URL((byRole('link', { name: 'VNC settings' }) as HTMLAnchorElement).href)
  assert.is(pathname, '/app/features/misc')
  const account = panel.state.accounts.find(({ username }) => username === 'engineer')!
  account.roles = account.roles.filter(role => role !== 'misc')
  await open()
  assert.equal(allByRole('link', { name: 'VNC settings' }), [])
})

test('shows the address of WebView as a QR code', async () => {
  await open()
  byRole('link', { name: `${location.origin}/app/web-view` })
  click(byRole('button', { name: 'Show QR code' }))
  await findByRole('img', { name: 'QR code with the address of WebView' })
})

test('says which of model, licence and project is missing', async ({ panel }) => {
  for (const [change, text] of [
    [{ inProject: false }, 'The project does not use this function'],
    [{ licensed: false }, 'This function is not licensed'],
    [{ onThisModel: false }, 'Not available on this model']
  ] as const) {
    Object.assign(panel.state.webview, change)
    await open()
    await findByText(text)
  }
})

test('keeps what was typed when the panel goes away during a save', async ({ panel }) => {
  await edit()
  type(byLabel('Maximum connections'), '3')
  panel.faults.set({ kind: 'refuse' }, SAVE, true)
  save()
  await findByRole('alert')
  assert.is(byLabel('Maximum connections').value, '3')
  save()
  await findByText('WebView settings saved')
  assert.is(panel.state.webview.settings.max_connections, 3)
  assert.equal(allByRole('dialog'), [])
})

test.run()
