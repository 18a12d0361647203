import '../../setup/dom'
import { act } from 'preact/test-utils'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Modal } from '../../../src/ui/dialog/modal'
import { CardList } from '../../../src/ui/table/card-list'
import { Table } from '../../../src/ui/table/table'
import { useSteadyRows } from '../../../src/ui/table/use-steady-rows'
import { fakeTime, settled } from '../../lib/fake-time'
import { allByRole, byRole, click, type } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

interface Client {
  name: string
  seen: number
}

const BEFORE: readonly Client[] = [
  { name: 'a', seen: 1 },
  { name: 'b', seen: 1 },
  { name: 'c', seen: 1 }
]
/** `b` was seen again, `c` is gone, `d` is new, and the order is another. */
const AFTER: readonly Client[] = [
  { name: 'd', seen: 1 },
  { name: 'b', seen: 2 },
  { name: 'a', seen: 1 }
]
const KEPT = ['a 1', 'b 2', 'c 1 gone']
const NEW = ['d 1', 'b 2', 'a 1']

let setRows: (rows: readonly Client[]) => void
let setDialog: (title: string) => void
const trusted: string[] = []

const columns = [
  { id: 'name', title: 'Name', cell: ({ name }: Client) => name },
  { id: 'seen', title: 'Seen', card: 'fact' as const, cell: ({ seen }: Client) => seen },
  {
    id: 'trust',
    title: 'Action',
    pinned: true,
    cell: ({ name }: Client) => (
      <button type="button" onClick={() => trusted.push(name)}>
        Trust {name}
      </button>
    )
  }
]
const list = { label: 'Clients', columns, keyOf: ({ name }: Client) => name }

function Clients() {
  const [rows, nextRows] = useState(BEFORE)
  const [dialog, nextDialog] = useState('')
  setRows = nextRows
  setDialog = nextDialog
  return (
    <>
      <input aria-label="Search" />
      <Table {...list} rows={rows} empty={<p>None</p>} />
      {dialog && (
        <Modal key={dialog} title={dialog}>
          <input aria-label="Reason" />
        </Modal>
      )}
    </>
  )
}

function Cards() {
  const [read, nextRows] = useState(BEFORE)
  setRows = nextRows
  const { rows, ...steady } = useSteadyRows(read, list.keyOf)
  return <CardList {...list} {...steady} rows={rows} sorting={undefined} onSort={() => {}} />
}

const update = (rows = AFTER) => act(() => setRows(rows))
async function showDialog(title: string): Promise<void> {
  await act(() => setDialog(title))
  await settled()
}
const group = () => byRole('group', { name: 'Clients' })
const point = (kind: string, pointerType = 'mouse', at: Element = group()) =>
  act(() => void at.dispatchEvent(new PointerEvent(kind, { pointerType, bubbles: true })))
const button = (name: string) => byRole('button', { name: `Trust ${name}` })
const shown = () =>
  [...document.querySelectorAll('tbody tr, li')].map(row => {
    const [, name, seen] = /^(\w)\D*(\d)/.exec(row.textContent ?? '') ?? []
    return `${name} ${seen}${row.hasAttribute('data-gone') ? ' gone' : ''}`
  })

const test = suite('steady rows')
test.before.each(() => void trusted.splice(0))
test.after.each(cleanup)

test('are those that were read last while nobody is in the table', async () => {
  render(<Clients />)
  await update()
  assert.equal(shown(), NEW)
})

test('keep order and presence while a pointer is in the table, and show new values', async () => {
  render(<Clients />)
  await point('pointermove')
  await update()
  assert.equal(shown(), KEPT)
  click(button('c'))
  click(button('b'))
  assert.equal(trusted, ['b'], 'a row that is gone cannot be used')
  button('b').blur()
  await point('pointerleave')
  assert.equal(shown(), NEW)
})

test('keep the last row when all are gone', async () => {
  render(<Clients />)
  await point('pointermove')
  await update([])
  assert.equal(shown(), ['a 1 gone', 'b 1 gone', 'c 1 gone'])
  await point('pointerleave')
  assert.is(document.body.textContent, 'None')
})

test('keep while the focus is in the table, wherever it moves there', async () => {
  render(<Clients />)
  await act(() => button('a').focus())
  await update()
  await act(() => button('b').focus())
  assert.equal(shown(), KEPT)
  await act(() => byRole('textbox', { name: 'Search' }).focus())
  assert.equal(shown(), NEW)
})

test('keep while a dialog is open that was opened from the table, and take the new ones when it closes', async () => {
  render(<Clients />)
  await act(() => button('a').focus())
  await showDialog('Trust?')
  await point('pointerleave')
  await update()
  type(byRole('textbox', { name: 'Reason' }), 'x')
  assert.equal(shown(), KEPT)
  await showDialog('')
  assert.equal(shown(), NEW)
})

test('keep while one dialog makes room for another', async () => {
  render(<Clients />)
  await act(() => button('a').focus())
  await showDialog('Loading')
  await showDialog('Trust?')
  await update()
  assert.equal(shown(), KEPT)
  await showDialog('')
  assert.equal(shown(), NEW)
})

test('follow a dialog that was opened elsewhere', async () => {
  render(<Clients />)
  await showDialog('Trust?')
  await update()
  assert.equal(shown(), NEW)
})

test('are sorted at once by who presses a title, and filtered at once by who types', async () => {
  const byName = [{ ...columns[0]!, compare: (a: Client, b: Client) => (a.name < b.name ? 1 : -1) }, columns[1]!]
  render(
    <>
      <input aria-label="Search" />
      <Table {...list} columns={byName} rows={BEFORE} />
    </>
  )
  await point('pointermove')
  click(byRole('button', { name: 'Name' }))
  assert.equal(shown(), ['c 1', 'b 1', 'a 1'])
  cleanup()

  render(<Clients />)
  await point('pointermove')
  type(byRole('textbox', { name: 'Search' }), 'b')
  await update(BEFORE.slice(1, 2))
  assert.equal(shown(), ['b 1'])
})

test('keep while a finger is down, and for the press that follows', async () => {
  const time = fakeTime()
  render(<Clients />)
  await point('pointerdown', 'touch', button('a'))
  await update()
  assert.equal(shown(), KEPT)
  await point('pointerup', 'touch', button('a'))
  await point('pointerleave', 'touch')
  assert.equal(shown(), KEPT, 'the press comes after that')
  await act(() => time.pass(500))
  assert.equal(shown(), NEW)
  time.end()
})

test('keep on cards, too', async () => {
  render(<Cards />)
  await point('pointermove', 'mouse', byRole('list', { name: 'Clients' }))
  await update()
  assert.equal(shown(), KEPT)
  assert.is(allByRole('listitem').length, 3)
})

test.run()
