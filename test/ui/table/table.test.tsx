import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Table } from '../../../src/ui/table/table'
import { allByRole, byRole, byText, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('table')
test.after.each(cleanup)

interface Tag {
  name: string
  value: number
}

const columns = [
  { id: 'name', title: 'Name', cell: (tag: Tag) => tag.name },
  { id: 'value', title: 'Value', cell: (tag: Tag) => tag.value, compare: (a: Tag, b: Tag) => a.value - b.value }
]

function renderTags(rows: Tag[]) {
  render(<Table label="Tags" columns={columns} rows={rows} keyOf={tag => tag.name} empty={<p>No tags yet</p>} />)
}

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `T${index}`, value: index }))
const values = () =>
  allByRole('row')
    .slice(1)
    .map(row => row.lastElementChild?.textContent)

test('sorts by a column, ascending and descending', () => {
  renderTags([
    { name: 'b', value: 10 },
    { name: 'a', value: 9 }
  ])
  const title = () => byRole('columnheader', { name: 'Value' })
  assert.is(title().getAttribute('aria-sort'), 'none')
  assert.equal(values(), ['10', '9'])
  click(byRole('button', { name: 'Value' }))
  assert.is(title().getAttribute('aria-sort'), 'ascending')
  assert.equal(values(), ['9', '10'])
  click(byRole('button', { name: 'Value' }))
  assert.is(title().getAttribute('aria-sort'), 'descending')
  assert.equal(values(), ['10', '9'])
})

test('renders few of many rows, and exposes the total', () => {
  renderTags(many(1000))
  assert.is(byRole('table', { name: 'Tags' }).getAttribute('aria-rowcount'), '1001')
  assert.ok(document.querySelectorAll('tr').length < 70)
  assert.is(byText('T0').closest('tr')?.getAttribute('aria-rowindex'), '2')
})

test('renders all of a few rows', () => {
  renderTags(many(50))
  assert.is(document.querySelectorAll('tr').length, 51)
})

test('shows the empty state when there are no rows', () => {
  renderTags([])
  assert.ok(byText('No tags yet'))
  assert.is(allByRole('table').length, 0)
})

test('shows hostile names as text', () => {
  renderTags(['__proto__', '', '\u202Etxt', '<b>x</b>'].map((name, value) => ({ name, value })))
  assert.is(allByRole('row').length, 5)
  assert.ok(byText('<b>x</b>'))
})

test.run()
