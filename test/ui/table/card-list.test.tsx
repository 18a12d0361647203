import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CardList } from '../../../src/ui/table/card-list'
import type { Column } from '../../../src/ui/table/column'
import { useSorted } from '../../../src/ui/table/use-sorted'
import { allByRole, byRole, choose, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('card list')
test.after.each(cleanup)

interface Tag {
  id: number
  name: string
  value: number
  unit: string
}

const columns: Column<Tag>[] = [
  { id: 'id', title: 'ID', cell: ({ id }) => id },
  { id: 'value', title: 'Value', card: 'fact', cell: ({ value }) => value, compare: (a, b) => a.value - b.value },
  { id: 'name', title: 'Name', card: 'title', cell: ({ name }) => name },
  { id: 'unit', title: 'Unit', cell: ({ unit }) => unit },
  { id: 'delete', title: 'Action', pinned: true, cell: ({ name }) => <button type="button">Delete {name}</button> }
]

function Cards({ rows }: { rows: Tag[] }) {
  const { sorted, sorting, sortBy } = useSorted(rows, columns, undefined)
  return (
    <CardList
      label="Tags"
      columns={columns}
      rows={sorted}
      keyOf={({ id }) => String(id)}
      sorting={sorting}
      onSort={sortBy}
    />
  )
}

const tags = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `T${id}`, value: (id * 2) % count, unit: 'bar' }))
const cards = () => allByRole('listitem').map(({ textContent }) => textContent)

test('shows the title first, then the facts, and the actions last', () => {
  render(<Cards rows={tags(1)} />)
  assert.equal(cards(), ['T0Value0MoreDelete T0'])
})

test('shows a menu without a button beside the title', () => {
  const menu: Column<Tag> = {
    id: 'menu',
    title: 'Actions',
    pinned: 'menu',
    cell: () => <button type="button">…</button>
  }
  const list = { columns: [...columns, menu], sorting: undefined, onSort: () => {} }
  render(<CardList label="Tags" {...list} rows={tags(1)} keyOf={({ id }) => String(id)} />)
  assert.equal(cards(), ['T0…Value0MoreDelete T0'])
})

test('shows the other columns on request', () => {
  render(<Cards rows={tags(1)} />)
  click(byRole('button', { name: 'More' }))
  assert.equal(cards(), ['T0Value0ID0UnitbarMoreDelete T0'])
})

test('leaves out a fact without a text', () => {
  render(<Cards rows={[{ id: 0, name: 'T0', value: 0, unit: '' }]} />)
  click(byRole('button', { name: 'More' }))
  assert.equal(cards(), ['T0Value0ID0MoreDelete T0'])
})

test('offers nothing more of a row that has no other text', () => {
  const few = columns.filter(({ id }) => ['name', 'unit'].includes(id))
  const row = { id: 0, name: 'T0', value: 0, unit: '' }
  const shared = { label: 'Tags', columns: few, rows: [row], sorting: undefined, onSort() {} }
  render(<CardList {...shared} keyOf={({ id }) => String(id)} />)
  assert.equal(cards(), ['T0'])
})

test('sorts by the sortable columns, and reverses the order', () => {
  render(<Cards rows={tags(3)} />)
  const titles = () => cards().map(text => text?.slice(0, 2))
  assert.equal(titles(), ['T0', 'T1', 'T2'])
  choose(byRole('combobox', { name: 'Sort' }), 'Sort by: Value')
  assert.equal(titles(), ['T0', 'T2', 'T1'])
  click(byRole('button', { name: 'Reverse order' }))
  assert.equal(titles(), ['T1', 'T2', 'T0'])
})

test('shows 50 cards at once', () => {
  render(<Cards rows={tags(60)} />)
  assert.is(cards().length, 50)
  click(byRole('button', { name: 'Show 10 more' }))
  assert.is(cards().length, 60)
})

test.run()
