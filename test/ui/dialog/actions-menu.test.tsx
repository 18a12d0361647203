import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ActionsMenu } from '../../../src/ui/dialog/actions-menu'
import { $compact } from '../../../src/ui/page/compact'
import { allByRole, byRole, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('actions menu')

const picked: string[] = []
const item = (text: string, more = {}) => ({ id: text, text, onPick: () => void picked.push(text), ...more })
const buttons = [item('Import', { busy: true }), item('Export', { asks: true })]
const items = [item('Print')]
const names = (role: string) => allByRole(role).map(({ textContent }) => textContent)

test.before.each(() => void picked.splice(0))
test.after.each(cleanup)

test('has buttons beside it where there is room', () => {
  render(<ActionsMenu buttons={buttons} items={items} />)
  assert.equal(names('button'), ['Import', 'Export…', ''])
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Import' }).disabled)
  click(byRole('button', { name: 'Export' }))
  click(byRole('button', { name: 'Actions' }))
  assert.equal(names('menuitem'), ['Print'])
  assert.equal(picked, ['Export'])
})

test('is no menu where all are buttons', () => {
  render(<ActionsMenu buttons={buttons} />)
  assert.equal(names('button'), ['Import', 'Export…'])
})

test('begins with the buttons where there is less room', () => {
  Object.assign($compact, { get: () => true, value: true })
  render(<ActionsMenu buttons={buttons} items={items} />)
  assert.equal(names('button'), [''])
  click(byRole('button', { name: 'Actions' }))
  assert.equal(names('menuitem'), ['Import', 'Export…', 'Print'])
  click(byRole('menuitem', { name: 'Import' }))
  click(byRole('menuitem', { name: 'Export' }))
  assert.equal(picked, ['Export'])
})

test.run()
