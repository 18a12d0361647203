import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Table } from '../../../src/ui/table/table'
import { allByRole, byRole, byText, click, until } from '../../setup/query'
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

test('points at rows with mouse, press and arrow keys, and scrolls only itself to the row pointed at', async () => {
  const rows = many(200)
  const points: unknown[] = []
  const onPoint = (row: Tag | undefined, byKeyboard: boolean) => points.push([row?.name, byKeyboard])
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = () => points.push('the page scrolls')
  const show = (key?: string) =>
    render(<Table label="Tags" columns={columns} rows={rows} keyOf={tag => tag.name} pointing={{ key, onPoint }} />)
  show()
  byRole('row', { name: 'T3 3' }).dispatchEvent(new MouseEvent('mousemove', { movementY: 1 }))
  byRole('row', { name: 'T4 4' }).dispatchEvent(new MouseEvent('mousemove'))
  click(byRole('row', { name: 'T5 5' }))
  byRole('group').dispatchEvent(new MouseEvent('mouseleave'))
  assert.equal(points.splice(0), [
    ['T3', false],
    ['T5', false],
    [undefined, false]
  ])

  cleanup()
  show('T150')
  await until(() => byRole('row', { name: 'Marked row: T150 150' }).getAttribute('aria-current') === 'true')
  assert.ok(byRole('group').scrollTop > 0)
  for (const key of ['ArrowDown', 'ArrowUp', 'End'])
    byRole('group').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  assert.equal(points, [
    ['T151', true],
    ['T149', true]
  ])
  Object.assign(Element.prototype, { scrollIntoView })
})

test.run()
