import '../../setup/dom'
import * as assert from 'uvu/assert'
import { pickLanguage } from '../../../src/stores/language'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { panelTest, test } from '../../setup/panel-test'
import { allByRole, byRole, click, findByRole, findByText, press, type, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

async function openFinder(path = QUIET_PAGE) {
  await mount(path)
  click(await findByRole('button', { name: 'Find (Ctrl+K)' }))
  return findField()
}

async function findField() {
  await findByRole('dialog', { name: 'Find a screen or setting' })
  return byRole<HTMLInputElement>('combobox', { name: 'Screen, setting or action' })
}

const options = () => allByRole('option', { within: byRole('listbox') })
const names = () => options().map(({ textContent }) => textContent)
const marked = () => options().filter(option => option.getAttribute('aria-selected') === 'true')

test('opens with Ctrl K and opens the first result with Enter', async () => {
  await mount(QUIET_PAGE)
  // What listens to the key has come with the bell.
  await findByRole('link', { name: /^Active alarms/ })
  press('k', { ctrlKey: true })
  const field = await findField()
  assert.is(document.activeElement, field)
  byRole('listbox', { name: 'Results' })
  type(field, 'hot')
  await until(() => names().length === 1)
  assert.equal(names(), ['Network › Hotspot'])
  press('Enter')
  await dialogClosed()
  await findByRole('heading', { name: 'Hotspot' })
  assert.is(location.pathname, '/app/network/hotspot')
})

test('opens the clock', async () => {
  type(await openFinder(), 'time')
  await until(() => names()[0] === 'Change date and time')
  press('Enter')
  await findByRole('dialog', { name: 'Change date and time' })
})

test('moves the marked option with the arrow keys, wrapping at the ends', async () => {
  const field = await openFinder()
  type(field, 'network')
  // Also what is on the screens is found.
  await until(() => names().length > 3)
  press('ArrowUp')
  assert.is(marked()[0], options()[options().length - 1])
  assert.is(field.getAttribute('aria-activedescendant'), marked()[0]?.id)
  press('ArrowDown')
  press('ArrowDown')
  assert.is(marked()[0], options()[1])
})

test('leads to a field, which has the focus', async () => {
  type(await openFinder(), 'mtu')
  await until(() => names()[0] === 'Network › Ethernet › MTU')
  press('Enter')
  await until(() => document.activeElement === allByRole('textbox', { name: 'MTU' })[0])
  assert.is(allByRole('button', { name: 'Advanced' })[0]?.getAttribute('aria-expanded'), 'true')
})

test('leads to an action, which only the user presses', async () => {
  type(await openFinder(), 'reboot')
  await until(() => names()[0] === 'System › System Info › Service › Restart panel')
  press('Enter')
  await until(() => document.activeElement?.textContent === 'Restart panel…')
  assert.is(allByRole('dialog').length, 0)
})

test('opens the menu of a card for an action in it', async () => {
  type(await openFinder(), 'export events')
  await until(() => names().includes('Data › Event Log › Export CSV'))
  click(byRole('option', { name: /Export CSV/ }))
  await until(() => document.activeElement?.textContent === 'Export CSV…')
})

test('opens the user menu at Log out', async () => {
  type(await openFinder(), 'sign out')
  await until(() => names()[0] === 'Log out')
  press('Enter')
  await until(() => document.activeElement === allByRole('menuitem', { name: 'Log out' })[0])
})

test('shows what is around a field that is not there, and stops when the user goes on', async () => {
  type(await openFinder(), 'snmp community')
  await until(() => names()[0] === 'Features › Misc › SNMP agent › Community')
  press('Enter')
  await until(() => document.activeElement === allByRole('button', { name: 'SNMP agent' })[0])
  click(byRole('button', { name: 'SNMP agent' }))
  await findByRole('dialog', { name: 'SNMP agent' })
})

test('opens a screen that is clicked', async () => {
  await openFinder()
  click(byRole('option', { name: /Email/ }))
  await until(() => location.pathname === '/app/project/email')
})

test('offers the nearest names of one that nothing has, and closes on Escape', async () => {
  type(await openFinder(), 'passphrase')
  await findByText('Nothing is named “passphrase”.')
  assert.is(names().length, 3)
  press('Escape')
  await dialogClosed()
  assert.is(location.pathname, QUIET_PAGE)
})

test('waits for the end of an IME composition', async () => {
  const field = await openFinder()
  const before = names().length
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  type(field, 'ほ')
  assert.is(names().length, before)
  field.value = 'hotspot'
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await until(() => names().length === 1)
})

test('finds screens by their Japanese and English names', async () => {
  await openFinder()
  await pickLanguage('ja')
  const field = await findByRole('combobox', { name: '画面、設定、操作' })
  type(field, 'ホットスポット')
  await until(() => names().length === 1)
  type(field, 'hotspot')
  await until(() => names().length === 1)
  await pickLanguage('en')
})

test('stays closed while another dialog is open', async () => {
  await mount(QUIET_PAGE)
  click(await findByRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog', { name: 'Edit HMI name' })
  press('k', { ctrlKey: true })
  assert.is(allByRole('dialog', { name: 'Find a screen or setting' }).length, 0)
})

test.run()

const operator = panelTest({ user: 'operator' })

operator('offers only what the user may see', async () => {
  await openFinder('/app/dashboard')
  assert.equal(names(), [
    'System › Info',
    'System › Dashboard',
    'Data › Data Log and Trend Display',
    'Data › Event Log',
    'WebView'
  ])
})

operator.run()
