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
  click(await findByRole('button', { name: 'Find a screen (Ctrl+K)' }))
  return findField()
}

async function findField() {
  await findByRole('dialog', { name: 'Find a screen' })
  return byRole<HTMLInputElement>('combobox', { name: 'Screen name' })
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
  byRole('listbox', { name: 'Screens' })
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
  await until(() => names().length === 3)
  press('ArrowUp')
  assert.is(marked()[0]?.textContent, 'Network › Hotspot')
  assert.is(field.getAttribute('aria-activedescendant'), marked()[0]?.id)
  press('ArrowDown')
  press('ArrowDown')
  assert.is(marked()[0]?.textContent, 'Network › Wi-Fi')
})

test('opens a screen that is clicked', async () => {
  await openFinder()
  click(byRole('option', { name: /Email/ }))
  await until(() => location.pathname === '/app/project/email')
})

test('reports that nothing was found, and closes on Escape', async () => {
  type(await openFinder(), 'xyz')
  await findByText('No screen found')
  press('Enter')
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
  const field = await findByRole('combobox', { name: '画面名' })
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
  assert.is(allByRole('dialog', { name: 'Find a screen' }).length, 0)
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
