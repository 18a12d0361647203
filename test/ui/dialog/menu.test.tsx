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

/** Presses the button, or the key on it, and waits for the list. */
async function openBy(key?: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  opener().focus()
  if (key) press(key)
  else click(opener())
  await findByRole('menu', { name: 'admin' })
}

test('opens by a press and closes by another', async () => {
  renderMenu()
  assert.is(opener().getAttribute('aria-haspopup'), 'menu')
  await openBy()
  assert.is(opener().getAttribute('aria-expanded'), 'true')
  assert.is(byRole('menu', { name: 'admin' }).id, opener().getAttribute('aria-controls'))
  click(opener())
  await until(() => allByRole('menu').length === 0)
})

test('is walked with arrows, Home, End and first letters', async () => {
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

test('closes at Escape and gives the focus back', async () => {
  renderMenu()
  await openBy('ArrowUp')
  assert.is(focused(), 'Log out')
  press('Escape')
  await until(() => allByRole('menu').length === 0)
  assert.is(document.activeElement, opener())
})

test('does what is picked, with the focus back on its button', async () => {
  renderMenu()
  await openBy()
  click(byRole('menuitem', { name: 'Log out' }))
  assert.is(picked, 'Log out')
  assert.is(document.activeElement, opener())
})

test('closes when something else is pressed', async () => {
  renderMenu()
  await openBy()
  click(document.body)
  await until(() => allByRole('menu').length === 0)
})

test('begins at the choice that holds', async () => {
  renderMenu('Go to user mode')
  await openBy()
  assert.is(focused(), 'Go to user mode')
  assert.is(byRole('menuitemradio', { name: 'Go to user mode' }).getAttribute('aria-checked'), 'true')
})

test.run()
