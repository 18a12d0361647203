import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $narrow } from '../../../src/lib/browser/media'
import { FoldedActions } from '../../../src/ui/dialog/folded-actions'
import { allByRole, byRole, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('folded actions')

const picked: string[] = []
const items = [
  { id: 'import', text: 'Import', disabled: true, onPick: () => void picked.push('import') },
  { id: 'export', text: 'Export', onPick: () => void picked.push('export') }
]
const names = (role: string) => allByRole(role).map(({ textContent }) => textContent)

test.before.each(() => void picked.splice(0))
test.after.each(cleanup)

test('are buttons where there is room', () => {
  render(<FoldedActions items={items} />)
  assert.equal(names('button'), ['Import', 'Export'])
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Import' }).disabled)
  click(byRole('button', { name: 'Export' }))
  assert.equal(picked, ['export'])
})

test('are in a menu on a phone', () => {
  Object.assign($narrow, { get: () => true, value: true })
  render(<FoldedActions items={items} />)
  click(byRole('button', { name: 'Actions' }))
  assert.equal(names('menuitem'), ['Import', 'Export'])
  click(byRole('menuitem', { name: 'Export' }))
  assert.equal(picked, ['export'])
})

test.run()
