import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Menu } from '../../src/ui/menu'
import { allByRole, byRole, click, press } from '../setup/query'
import { cleanup, render } from '../setup/screen'

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
  render(<Menu items={items}>admin</Menu>)
}

const opener = () => byRole('button', { name: 'admin' })
const focused = () => document.activeElement?.textContent

test('opens by a press and closes by another', () => {
  renderMenu()
  assert.is(opener().getAttribute('aria-haspopup'), 'menu')
  click(opener())
  assert.is(opener().getAttribute('aria-expanded'), 'true')
  assert.is(byRole('menu', { name: 'admin' }).id, opener().getAttribute('aria-controls'))
  click(opener())
  assert.is(allByRole('menu').length, 0)
})

test('is walked with arrows, Home, End and first letters', () => {
  renderMenu()
  opener().focus()
  press('ArrowDown')
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

test('closes at Escape and gives the focus back', () => {
  renderMenu()
  opener().focus()
  press('ArrowUp')
  assert.is(focused(), 'Log out')
  press('Escape')
  assert.is(allByRole('menu').length, 0)
  assert.is(document.activeElement, opener())
})

test('does what is picked, with the focus back on its button', () => {
  renderMenu()
  click(opener())
  click(byRole('menuitem', { name: 'Log out' }))
  assert.is(picked, 'Log out')
  assert.is(document.activeElement, opener())
})

test('closes when something else is pressed', () => {
  renderMenu()
  click(opener())
  click(document.body)
  assert.is(allByRole('menu').length, 0)
})

test('begins at the choice that holds', () => {
  renderMenu('Go to user mode')
  click(opener())
  assert.is(focused(), 'Go to user mode')
  assert.is(byRole('menuitemradio', { name: 'Go to user mode' }).getAttribute('aria-checked'), 'true')
})

test.run()
