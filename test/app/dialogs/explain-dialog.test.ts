import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $dialog } from '../../../src/stores/dialogs'
import { pickLanguage } from '../../../src/stores/language'
import { type Changes, callerAs, type SettingsPath } from '../../panel/http/caller'
import { createIdleEngine } from '../../panel/misc/idle-engine'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { recordCalls } from '../../setup/calls'
import { nameOf } from '../../setup/names'
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
  press,
  save,
  type,
  until
} from '../../setup/query'

/** Picks the entry of the user menu, which is loaded with the first press. */
async function toggle(user = 'Mika Sato') {
  click(await findByRole('button', { name: user }))
  click(await findByRole('menuitem', { name: 'Explain this page' }))
}

async function explain(path: string, form: string) {
  await mount(path)
  await findByRole('form', { name: form })
  await toggle()
  return findByRole('form', { name: form })
}

const note = (name: string, within?: Element) => byRole('note', { name, ...(within && { within }) }).textContent ?? ''
const isExplained = () => document.querySelector('[role="note"]') !== null

/** Changes settings as another user; a change of the network is confirmed. */
async function change<P extends SettingsPath>(panel: Panel, path: P, changes: Changes<P>) {
  const { save: send, callAny } = await callerAs(panel, 'administrator')
  const { status, body } = await send(path, changes)
  assert.ok(status < 300)
  if (body?.code) await callAny(`POST /network/pending/${body.code}/keep`)
}

const HOTSPOT = '/app/network/hotspot'

test('begins and ends within a dialog that is already open, by F1', async () => {
  await mount('/app/project/email')
  click(await findByRole('tab', { name: 'Contacts' }))
  click(await findByRole('button', { name: 'Add contact' }))
  const dialog = await findByRole('dialog')
  press('F1')
  await findByText('F1 turns the explanations on and off, also within a dialog.', dialog)
  press('F1')
  await until(() => allByText(/^F1 turns the explanations/).length === 0)
  assert.ok(dialog.isConnected)
})

test('leaves a dialog of the top bar open at F1', async () => {
  await mount(HOTSPOT)
  await findByRole('form', { name: 'Settings' })
  $dialog.set('preferences')
  await findByRole('dialog')
  press('F1')
  assert.is($dialog.get(), 'preferences')
})

test('shows the limits and the last change of each field, with the user and the time', async ({ panel }) => {
  await change(panel, '/network/hotspot', { lease_minutes: 120, security: 'wpa3' })
  await explain(HOTSPOT, 'Settings')
  await findByText('Fields explained: 7')
  await findByText(/^Last change: 60 min → 120 min \(administrator, 2026\/11\/21 09:41:\d\d\)$/)
  assert.match(note('Lease time'), 'Range: 2 to 10080 min')
  assert.match(note('Security'), /Last change: WPA2 → WPA3 \(administrator/)
  assert.match(note('SSID'), 'Characters: 1 to 32')
  assert.not.match(note('SSID'), 'Last change')
  byText(
    'Where no last change is shown, none was found in the newest 100 operations of these settings in the operation log.'
  )
  assert.match(note('Band'), 'Choices: 2.4 GHz, 5 GHzDefault: 2.4 GHz')
  assert.match(note('Hide SSID'), 'Default: Off')
  byText(/^Can interrupt: PLC links, OPC UA clients, /)
})

test('fills in the value before, which the user saves', async ({ panel }) => {
  panel.state.radio.hotspot.password = 'bottles-2026'
  await change(panel, '/network/hotspot', { lease_minutes: 120, hidden: true, band: '5' })
  const form = await explain(HOTSPOT, 'Settings')
  const lease = byLabel('Lease time', form)
  click(await findByRole('button', { name: 'Back to the previous value Lease time' }))
  assert.is(lease.value, '60')
  click(byRole('button', { name: 'Back to the previous value Hide SSID' }))
  click(byRole('button', { name: 'Back to the previous value Band' }))
  await findByText('The previous value has been entered. It takes effect when you save.')
  await findByText('3 fields changed')
  await until(() => allByRole('button', { name: /^Back to the previous value/ }).length === 0)
  assert.is(panel.state.radio.hotspot.settings.lease_minutes, 120)
  await save(form)
  await until(() => panel.state.radio.hotspot.settings.lease_minutes === 60)
  assert.equal([panel.state.radio.hotspot.settings.hidden, panel.state.radio.hotspot.settings.band], [false, '2.4'])
  await findByText(/^Last change: 120 min → 60 min \(engineer, /)
  assert.equal(allByText(/^The previous value has been entered/), [])
})

test('shows the changes of a port only where it is edited', async ({ panel }) => {
  await change(panel, '/network/ethernet/eth1/settings', { dns1: '192.168.20.5' })
  const other = await explain('/app/network/ethernet', 'LAN 2')
  await findByText(/^Last change: \(empty\) → 192\.168\.20\.5 \(administrator/, other)
  assert.equal(allByRole('note', { name: 'DNS server 1', within: byRole('form', { name: 'LAN 1' }) }), [])
  await findByText(/^Current finding: .*LAN 2/)
})

test('says nothing of changes before they are read', async ({ panel }) => {
  panel.faults.hang('GET /data/operations')
  await explain(HOTSPOT, 'Settings')
  await findByText('Range: 2 to 10080 min')
  assert.not.match(document.body.textContent ?? '', /last change/i)
})

async function openSnmp(panel: Panel) {
  await panel.misc.attach(createIdleEngine())
  await mount('/app/features/misc')
  await findByRole('button', { name: 'SNMP agent' })
  await toggle()
  await findByText('There are no fields here. If something is opened for editing, its fields will be explained.')
  click(byRole('button', { name: 'SNMP agent' }))
  await findByRole('button', { name: 'Save' })
  return byRole('dialog', { name: 'SNMP agent' })
}

test('says of a page without fields what to do, explains those of its dialogs, and never shows a secret', async ({
  panel
}) => {
  await change(panel, '/features/misc/snmp', {
    username: 'plant',
    auth_password: 'auth-3152',
    privacy_password: 'priv-3152'
  })
  const dialog = await openSnmp(panel)
  await findByText(/^Last change: \(empty\) → plant \(administrator/, dialog)
  assert.match(note('Authentication password', dialog), /Last recorded change: Secret, not recorded \(administrator/)
  const back = allByRole('button', { name: /^Back to the previous value/, within: dialog }).map(nameOf)
  assert.equal(back, ['Back to the previous value Username'])
  assert.not.match(document.body.innerHTML, /(auth|priv)-3152/)
  press('Escape')
  await until(() => !isExplained())
  byRole('dialog', { name: 'SNMP agent' })
})

test('shows in a dialog only the findings that are about its entry', async ({ panel }) => {
  panel.state.misc.ftp = { ...panel.state.misc.ftp, enabled: true, port: 4840 }
  const dialog = await openSnmp(panel)
  const main = document.getElementById('main')!
  await until(() => !/Current finding/.test(main.textContent ?? ''))
  assert.not.match(dialog.textContent ?? '', /Current finding/)
  click(byRole('button', { name: 'Cancel', within: dialog }))
  await findByText(/^Current finding: .*FTP server/, main)
  click(byRole('button', { name: 'FTP server' }))
  await findByRole('button', { name: 'Save' })
  await findByText(/^Current finding: .*FTP server/, byRole('dialog', { name: 'FTP server' }))
})

test('leaves a question in a dialog as it is, which Escape closes', async ({ panel }) => {
  const dialog = await openSnmp(panel)
  await findByText(/^Fields explained/, dialog)
  type(byRole('textbox', { name: 'Username', within: dialog }), 'plant')
  click(byRole('button', { name: 'Cancel', within: dialog }))
  const question = await findByRole('dialog', { name: 'Discard changes?' })
  await until(() => !/Fields explained/.test(dialog.textContent ?? ''))
  press('Escape')
  await until(() => !question.isConnected)
  await findByText(/^Fields explained/, dialog)
})

test('says of changes only that they are hidden from a user who may not see the operation log', async ({ panel }) => {
  await change(panel, '/network/hotspot', { lease_minutes: 120 })
  const engineer = panel.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = engineer.roles.filter(role => role !== 'operation-log')
  const calls = recordCalls(panel)
  await explain(HOTSPOT, 'Settings')
  await findByText('Last changes are not shown, as you may not view the operation log.')
  assert.not.match(note('Lease time'), 'Last change')
  assert.not.ok(calls.some(call => call.includes('/data/operations')))
})

test('says that changes could not be read, and shows the limits all the same', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'internal_error', message: '' }, 'GET /data/operations')
  await explain(HOTSPOT, 'Settings')
  await findByText('The last changes could not be read.')
  assert.equal(allByText(/^Where no last change is shown/), [])
  assert.match(note('Lease time'), 'Range: 2 to 10080 min')
})

test('offers no value before where nothing can be saved', async ({ panel }) => {
  await change(panel, '/network/hotspot', { lease_minutes: 120 })
  await explain(HOTSPOT, 'Settings')
  await findByRole('button', { name: 'Back to the previous value Lease time' })
  panel.faults.cut()
  await until(() => allByRole('button', { name: /^Back to the previous value/ }).length === 0)
  panel.faults.clear()
  await findByRole('button', { name: 'Back to the previous value Lease time' })
})

test('ends with the second press, with Escape, with its button and with the page', async () => {
  await explain(HOTSPOT, 'Settings')
  await until(isExplained)
  await toggle()
  await until(() => !isExplained())
  await toggle()
  await until(isExplained)
  press('Escape')
  await until(() => !isExplained())
  await toggle()
  await until(isExplained)
  click(byRole('button', { name: 'Close' }))
  await until(() => !isExplained())
  await toggle()
  await until(isExplained)
  click(byRole('link', { name: 'Ethernet' }))
  await findByRole('form', { name: 'LAN 1' })
  await until(() => !isExplained() && $dialog.get() === 'none')
})

test('follows the language', async () => {
  await explain(HOTSPOT, 'Settings')
  await until(isExplained)
  await pickLanguage('ja')
  await findByText(/^説明を表示している項目: \d+件$/)
  await until(() => note('リース期間').startsWith('範囲: 2～10080分'))
  await pickLanguage('en')
})

test('is found in the finder', async () => {
  await mount(HOTSPOT)
  click(await findByRole('button', { name: 'Find (Ctrl+K)' }))
  type(await findByRole('combobox', { name: 'Screen, setting or action' }), 'previous value')
  click(await findByRole('option', { name: 'Explain this page' }))
  await findByText(/^Fields explained: \d+$/)
})

test.run()
