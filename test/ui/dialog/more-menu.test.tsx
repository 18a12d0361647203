import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MoreMenu } from '../../../src/ui/dialog/more-menu'
import { allByRole, byRole, click, findByRole, press, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('more menu')
test.after.each(cleanup)

const LABEL = 'More actions: MES'
const opener = () => byRole('button', { name: LABEL })
const closed = () => until(() => allByRole('menu').length === 0)

function renderMenu(): string[] {
  const picked: string[] = []
  const item = (text: string, disabled: boolean) => ({ id: text, text, disabled, onPick: () => picked.push(text) })
  render(<MoreMenu label={LABEL} items={[item('Restore', false), item('Delete', true)]} />)
  return picked
}

test('opens below its button, closes on the next press, and returns the focus on Escape', async () => {
  renderMenu()
  click(opener())
  await findByRole('menu', { name: LABEL })
  assert.is(document.activeElement?.textContent, 'Restore')
  click(opener())
  await closed()
  opener().focus()
  press('ArrowDown')
  await findByRole('menu', { name: LABEL })
  press('Escape')
  await closed()
  assert.is(document.activeElement, opener())
})

test('stays open when a disabled item is pressed', async () => {
  const picked = renderMenu()
  click(opener())
  click(await findByRole('menuitem', { name: 'Delete' }))
  click(byRole('menuitem', { name: 'Restore' }))
  await closed()
  assert.equal(picked, ['Restore'])
})

test('closes when the page is scrolled away under it', async () => {
  renderMenu()
  click(opener())
  const menu = await findByRole('menu')
  menu.dispatchEvent(new Event('scroll'))
  byRole('menu')
  document.dispatchEvent(new Event('scroll'))
  await closed()
})

test.run()
