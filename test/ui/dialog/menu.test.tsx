import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Menu } from '../../../src/ui/dialog/menu'
import { MenuList } from '../../../src/ui/dialog/menu-list'
import { createMenuState } from '../../../src/ui/dialog/menu-state'
import { allByRole, byRole, click, findByRole, press, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('menu')
test.after.each(cleanup)

let picked = ''

function renderMenu(checked?: string) {
  picked = ''
  const items = ['Preferences', 'Change password', 'Go to user mode', 'Log out'].map(text => ({
    id: text,
    text,
    ...(checked && { checked: text === checked }),
    onPick() {
      picked = text
    }
  }))
  const menu = createMenuState('user-menu')
  render(
    <Menu of={menu} face="admin">
      <MenuList of={menu} items={items} />
    </Menu>
  )
}

const opener = () => byRole('button', { name: 'admin' })
const focused = () => document.activeElement?.textContent

/** Opens the menu by click or key and waits for the list. */
async function openBy(key?: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  opener().focus()
  if (key) press(key)
  else click(opener())
  await findByRole('menu', { name: 'admin' })
}

test('opens on a click and closes on the next', async () => {
  renderMenu()
  assert.is(opener().getAttribute('aria-haspopup'), 'menu')
  await openBy()
  assert.is(opener().getAttribute('aria-expanded'), 'true')
  assert.is(byRole('menu', { name: 'admin' }).id, opener().getAttribute('aria-controls'))
  click(opener())
  await until(() => allByRole('menu').length === 0)
})

test('moves the focus with arrow keys, Home, End and first letters', async () => {
  renderMenu()
  await openBy('ArrowDown')
  assert.is(focused(), 'Preferences')
  press('ArrowUp')
  assert.is(focused(), 'Log out')
  press('Home')
  press('ArrowDown')
  assert.is(focused(), 'Change password')
  press('End')
  assert.is(focused(), 'Log out')
  press('g')
  assert.is(focused(), 'Go to user mode')
})

test('closes on Escape and restores the focus', async () => {
  renderMenu()
  await openBy('ArrowUp')
  assert.is(focused(), 'Log out')
  press('Escape')
  await until(() => allByRole('menu').length === 0)
  assert.is(document.activeElement, opener())
})

test('runs the picked item and returns the focus to its button', async () => {
  renderMenu()
  await openBy()
  click(byRole('menuitem', { name: 'Log out' }))
  assert.is(picked, 'Log out')
  assert.is(document.activeElement, opener())
})

test('closes on a click elsewhere', async () => {
  renderMenu()
  await openBy()
  click(document.body)
  await until(() => allByRole('menu').length === 0)
})

test('marks the checked item', async () => {
  renderMenu('Go to user mode')
  await openBy()
  assert.is(byRole('menuitemradio', { name: 'Go to user mode' }).getAttribute('aria-checked'), 'true')
})

test.run()
