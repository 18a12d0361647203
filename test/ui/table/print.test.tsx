import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { ApiError } from '../../../src/lib/remote/failure'
import { Card } from '../../../src/ui/card/card'
import { Toolbar } from '../../../src/ui/card/toolbar'
import { ActionsMenu } from '../../../src/ui/dialog/actions-menu'
import { Button } from '../../../src/ui/page/button'
import type { Column } from '../../../src/ui/table/column'
import { PrintButton } from '../../../src/ui/table/print-button'
import { Table } from '../../../src/ui/table/table'
import { allByRole, byRole, click, findByRole, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('print of a table')

let prints = 0

test.before.each(() => {
  prints = 0
  Object.assign(window, { print: () => void prints++ })
  provide({ deviceName: () => 'line3-hmi', deviceTimeText: () => '2026/11/21 09:41:00' })
})
test.after.each(() => {
  window.dispatchEvent(new Event('afterprint'))
  cleanup()
})

const COLUMNS: Column<number>[] = [
  { id: 'select', card: 'check', title: 'Select', cell: () => <input type="checkbox" /> },
  { id: 'number', title: 'Number', cell: number => `Row ${number}`, compare: (one, other) => one - other },
  { id: 'password', title: 'Password', secret: true, cell: number => `secret ${number}` },
  { id: 'note', title: 'Note', cell: () => 'short…', printed: () => 'in full' },
  { id: 'actions', pinned: true, title: 'Actions', cell: () => <button type="button">Delete</button> }
]
const NUMBERS = Array.from({ length: 120 }, (_, index) => index)
const shared = { label: 'Numbers', columns: COLUMNS, keyOf: String }

const press = async () => {
  click(byRole('button', { name: 'Print' }))
  await until(() => prints === 1)
}
const sheet = () => document.querySelector('body > div:last-child')!
const lines = () => [...sheet().querySelectorAll('tr')].map(row => [...row.children].map(cell => cell.textContent))

test('prints every row in the order of the table, without what is pressed or secret', async () => {
  render(<Table {...shared} rows={NUMBERS} sorting={{ column: 'number', descending: true }} />)
  await press()
  const [titles, first, ...others] = lines()
  assert.equal(titles, ['Number', 'Note'])
  assert.equal(first, ['Row 119', 'in full'])
  assert.is(others.length, 119)
  assert.not.match(sheet().textContent ?? '', /secret|Delete/)
})

test('the page itself prints neither what is pressed nor secrets', () => {
  render(<Table {...shared} rows={[1]} />)
  const printed = [...document.querySelectorAll('th, td')].filter(cell => !cell.matches('[data-unprinted]'))
  assert.equal(
    printed.map(cell => cell.textContent),
    ['Number', 'Note', 'Row 1', 'short…']
  )
})

test('names the panel, its time, the list, the search and the number of rows', async () => {
  render(<Table {...shared} rows={[1, 2]} search=" 2 " />)
  await press()
  assert.is(sheet().querySelector('h1')?.textContent, 'Numbers')
  assert.equal(
    [...sheet().querySelectorAll('p > span')].map(fact => fact.textContent),
    ['HMI name: line3-hmi', 'Printed: 2026/11/21 09:41:00', 'Search: 2', '2 entries']
  )
})

test('says where a list was cut off', async () => {
  const read = async (most: number) => ({ items: NUMBERS.slice(0, Math.min(most, 3)), total: 12041 })
  render(<PrintButton {...shared} of={{ limits: () => [], read }} />)
  await press()
  assert.is(lines().length, 4)
  assert.match(sheet().textContent ?? '', /Only the newest 3 of 12\u00a0041 entries are printed\./)
})

test('reports rows that cannot be read, and can be pressed again', async () => {
  const failures: ApiError[] = []
  provide({ reportFailure: error => void failures.push(error) })
  const read = () => Promise.reject(new ApiError({ kind: 'malformed' }))
  render(<PrintButton {...shared} of={{ limits: () => [], read }} />)
  click(byRole('button', { name: 'Print' }))
  await until(() => failures.length === 1)
  await until(() => !byRole<HTMLButtonElement>('button', { name: 'Print' }).disabled)
  assert.is(prints, 0)
})

test('can be cancelled while the rows are read', async () => {
  let cancelled = false
  const read = (_most: number, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        cancelled = true
        reject(new ApiError({ kind: 'cancelled' }))
      })
    )
  render(<PrintButton {...shared} of={{ limits: () => [], read }} />)
  click(byRole('button', { name: 'Print' }))
  click(await findByRole('button', { name: 'Cancel' }))
  await until(() => cancelled)
  assert.is(byRole<HTMLButtonElement>('button', { name: 'Print' }).disabled, false)
  assert.is(allByRole('button', { name: 'Cancel' }).length, 0)
  assert.is(prints, 0)
})

test('is offered once: in the toolbar, else in the head of the card, else above the table', async () => {
  const place = () => byRole('button', { name: 'Print' }).parentElement?.parentElement
  const table = <Table {...shared} rows={[1]} />
  render(
    <Card title="Numbers">
      <Toolbar search="Search" />
      {table}
    </Card>
  )
  await until(() => place()?.matches('[data-print]') && !place()?.querySelector('h2'))
  cleanup()
  render(<Card title="Numbers">{table}</Card>)
  await until(() => place()?.querySelector('h2'))
  cleanup()
  render(<div role="dialog">{table}</div>)
  await until(() => place()?.matches('[role="dialog"]'))
})

test('is before the menu of a toolbar, and both before its primary button', async () => {
  render(
    <Card title="Numbers">
      <Toolbar search="Search">
        <ActionsMenu items={[{ id: 'import', text: 'Import', onPick() {} }]}>
          <Button kind="primary">Add</Button>
        </ActionsMenu>
      </Toolbar>
      <Table {...shared} rows={[1]} />
    </Card>
  )
  const names = () => allByRole('button').map(button => button.textContent || button.getAttribute('aria-label'))
  await until(() => names().includes('Print'))
  assert.equal(names().slice(0, 3), ['Print', 'Actions', 'Add'])
})

test('is in the head of the card where the toolbar is only a note', async () => {
  const row = () => byRole('button', { name: 'Print' }).closest('[data-print]')
  render(
    <Card title="Numbers">
      <Toolbar below="The newest 50" />
      <Table {...shared} rows={[1]} />
    </Card>
  )
  await until(() => row()?.querySelector('h2'))
})

test('is not offered for a table in a form', () => {
  render(<Table {...shared} rows={[1]} unprinted />)
  assert.is(allByRole('button', { name: 'Print' }).length, 0)
})

test.run()
