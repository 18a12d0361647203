import '../../setup/dom'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Rows, RowsInView } from '../../../src/lib/remote/row-pages'
import type { Column } from '../../../src/ui/table/column'
import { PagedCards } from '../../../src/ui/table/paged-cards'
import { PagedTable } from '../../../src/ui/table/paged-table'
import { allByRole, byRole, byText, click, until } from '../../setup/query'
import { cleanup, onCleanup, render } from '../../setup/screen'

const test = suite('paged table')
const seen: RowsInView[] = []

test.before.each(() => void seen.splice(0))
test.after.each(cleanup)

const columns: Column<number>[] = [
  { id: 'number', title: 'Number', cell: number => `Row ${number}` },
  { id: 'square', title: 'Square', cell: number => number * number }
]

const QUERY = {}

/** Numbers from 0, of which the first page is read. */
const rowsOf = (total: number, query: object = QUERY): Rows<number> => ({
  query,
  total,
  newest: total,
  newer: 0,
  pages: new Map([[0, Array.from({ length: Math.min(50, total) }, (_, index) => index)]])
})

const shared = {
  label: 'Numbers',
  columns,
  keyOf: String,
  divided: (number: number) => number === 1,
  onView: (inView: RowsInView) => void seen.push(inView)
}

const table = () => byRole('table', { name: 'Numbers' })
const scrolledList = () => byRole('group', { name: 'Numbers' })

async function scrollTo(top: number): Promise<void> {
  const count = seen.length
  scrolledList().scrollTop = top
  scrolledList().dispatchEvent(new Event('scroll'))
  await until(() => seen.length > count)
}

test('renders the rows in view, and says which', () => {
  render(<PagedTable {...shared} rows={rowsOf(100_000)} following />)
  assert.is(table().getAttribute('aria-rowcount'), '100001')
  assert.ok(allByRole('row').length < 70)
  assert.is(seen[0]?.first, 0)
  assert.is(seen.at(-1)?.scrolled, false)
})

test('scrolls to a marked row once, and says that it is marked', async () => {
  const marked = { index: 40, isMarked: (number: number) => number === 40 }
  const shown: string[] = []
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function note(this: Element) {
    shown.push(this.textContent ?? '')
  }
  onCleanup(() => Object.assign(Element.prototype, { scrollIntoView }))
  render(<PagedTable {...shared} rows={rowsOf(100_000)} following={false} marked={marked} />)
  await until(() => allByRole('row').some(row => row.getAttribute('aria-current') === 'true'))
  byRole('row', { name: /^Marked row: Row 40/ })
  assert.equal(shown, ['Marked row: Row 401600'])
  assert.ok(scrolledList().scrollTop > 0)
  await scrollTo(5000)
  await scrollTo(1000)
  assert.is(shown.length, 1)
})

test('marks rows that are still to be read', async () => {
  render(<PagedTable {...shared} rows={rowsOf(100_000)} following={false} />)
  await scrollTo(42 * 60_000)
  assert.is(seen.at(-1)?.scrolled, true)
  const pending = allByRole('row').filter(row => row.getAttribute('aria-busy'))
  assert.ok(pending.length > 10)
  assert.match(pending[0]?.textContent ?? '', 'Loading')
})

test('draws a line below a row that is divided from the next', () => {
  render(<PagedTable {...shared} rows={rowsOf(3)} following />)
  assert.equal(
    allByRole('row').map(row => row.hasAttribute('data-divided')),
    [false, false, true, false]
  )
})

test('scrolls to the first row when it follows again, and for another query', async () => {
  function Example() {
    const [following, follow] = useState(false)
    const [query, setQuery] = useState<object>(QUERY)
    return (
      <>
        <button type="button" onClick={() => follow(true)}>
          Follow
        </button>
        <button type="button" onClick={() => setQuery({})}>
          Query
        </button>
        <PagedTable {...shared} rows={rowsOf(100_000, query)} following={following} />
      </>
    )
  }
  render(<Example />)
  for (const button of ['Follow', 'Query']) {
    await scrollTo(4200)
    click(byRole('button', { name: button }))
    await until(() => scrolledList().scrollTop === 0)
  }
})

test('shows the empty state when there are no rows', () => {
  render(<PagedTable {...shared} rows={rowsOf(0)} following empty={<p>Nothing yet</p>} />)
  assert.ok(byText('Nothing yet'))
})

test('shows cards page by page', () => {
  render(<PagedCards {...shared} rows={rowsOf(120)} following />)
  assert.is(allByRole('listitem').length, 50)
  assert.is(allByRole('listitem')[0]?.textContent, 'Row 0More')
  assert.ok(byText('1 to 50 of 120'))
  assert.is(byRole<HTMLButtonElement>('button', { name: 'Newer' }).disabled, true)
  assert.equal(seen.at(-1), { first: 0, last: 49, scrolled: false })
})

test('turns to older cards, which are then to be read', () => {
  render(<PagedCards {...shared} rows={rowsOf(120)} following={false} />)
  click(byRole('button', { name: 'Older' }))
  click(byRole('button', { name: 'Older' }))
  assert.ok(byText('101 to 120 of 120'))
  assert.is(allByRole('listitem').length, 20)
  assert.is(byRole<HTMLButtonElement>('button', { name: 'Older' }).disabled, true)
  assert.equal(seen.at(-1), { first: 100, last: 119, scrolled: true })
})

test('shows the cards with a marked row, from which newer ones can be turned to', () => {
  const marked = { index: 50, isMarked: (number: number) => number === 50 }
  render(<PagedCards {...shared} rows={rowsOf(120)} following={false} marked={marked} />)
  assert.ok(byText('51 to 100 of 120'))
  click(byRole('button', { name: 'Newer' }))
  assert.ok(byText('1 to 50 of 120'))
})

test.run()
