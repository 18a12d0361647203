import '../../setup/dom'
import { act } from 'preact/test-utils'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Selection } from '../../../src/ui/tree/selection'
import { Tree, type TreeProps } from '../../../src/ui/tree/tree'
import { nameOf } from '../../setup/names'
import { allByRole, byRole, click, findByRole, press, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'
import { type NamedRow, rowsOf } from './rows'

const test = suite('tree')
const MOST_ROWS = 400

const ROWS = rowsOf('- Filler', '  - Tank 1', '    Level', '    Temperature', '  + Tank 2', '  Speed', '+ Washer')

let calls: string[] = []

function Subject({ rows = ROWS, ...more }: Partial<TreeProps<NamedRow>>) {
  const [selection, setSelection] = useState<Selection>({ focused: undefined, selected: new Set() })
  return (
    <Tree
      label="Nodes"
      rows={rows}
      {...selection}
      textOf={({ name }) => name}
      name={({ name }) => name}
      onSelect={setSelection}
      onExpand={(ids, expanded) => calls.push(`${expanded ? 'expand' : 'collapse'} ${ids.join(', ')}`)}
      onActivate={({ name }) => calls.push(`open ${name}`)}
      onKey={({ key }) => calls.push(`key ${key}`)}
      {...more}
    />
  )
}

function open(props: Partial<TreeProps<NamedRow>> = {}): HTMLElement {
  calls = []
  render(<Subject {...props} />)
  const tree = byRole('tree', { name: 'Nodes' })
  tree.focus()
  return tree
}

const item = (name: string) => byRole('treeitem', { name })
const selected = () =>
  allByRole('treeitem')
    .filter(row => row.getAttribute('aria-selected') === 'true')
    .map(nameOf)
const active = () =>
  nameOf(document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')!)

const manyRows = (count: number): NamedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    name: `Row ${index}`,
    level: 1,
    position: index + 1,
    setSize: count
  }))

test.after.each(cleanup)

test('has a position, level and state for each row', () => {
  open()
  const of = (name: string) =>
    ['level', 'posinset', 'setsize', 'expanded'].map(attribute => item(name).getAttribute(`aria-${attribute}`))
  assert.equal(of('Filler'), ['1', '1', '2', 'true'])
  assert.equal(of('Tank 2'), ['2', '2', '3', 'false'])
  assert.equal(of('Temperature'), ['3', '2', '2', null])
})

test('is one tab stop that names its active row', () => {
  const tree = open()
  assert.is(tree.tabIndex, 0)
  press('ArrowDown')
  press('ArrowDown')
  assert.is(document.activeElement, tree)
  assert.is(active(), 'Tank 1')
  assert.equal(selected(), ['Tank 1'])
})

test('describes a row by what else it shows', () => {
  open({ details: ({ name }) => `${name.length} letters` })
  const id = item('Speed').getAttribute('aria-describedby')
  assert.is(document.getElementById(id ?? '')?.textContent, '5 letters')
})

test('selects several rows by keys', () => {
  open()
  press('ArrowDown')
  press('ArrowDown', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  assert.equal(selected(), ['Filler', 'Tank 1', 'Level'])
  press('End', { ctrlKey: true })
  press(' ', { ctrlKey: true })
  assert.equal(selected(), ['Filler', 'Tank 1', 'Level', 'Washer'])
  press('a', { ctrlKey: true })
  assert.is(selected().length, ROWS.length)
})

test('finds a row by its first letters', () => {
  open()
  press('t')
  press('e')
  assert.is(active(), 'Temperature')
  press('T')
  assert.is(active(), 'Temperature')
})

test('expands, opens, and passes on other keys', () => {
  open()
  press('End')
  press('ArrowRight')
  press('*')
  press('Enter')
  press('F2')
  press('x', { ctrlKey: true })
  assert.equal(calls, ['expand washer', 'expand filler, washer', 'open Washer', 'key F2', 'key x'])
})

test('selects one row by a click, or several one by one', () => {
  open()
  click(item('Level'))
  assert.equal(selected(), ['Level'])
  open({ several: true })
  click(item('Level'))
  click(item('Speed'))
  assert.equal(selected(), ['Level', 'Speed'])
})

test('arrow keys move without a selection while several rows are selected one by one', () => {
  open({ several: true })
  press('ArrowDown')
  press(' ')
  press('End')
  press(' ')
  press('ArrowUp')
  assert.equal([selected(), active()], [['Filler', 'Washer'], 'Speed'])
})

test('opens a context menu for the row under the pointer or the active one, and for those selected with it', () => {
  open({ onMenu: () => calls.push('menu') })
  const selectedBy = (request: () => void) => {
    calls = []
    request()
    return [calls.length, ...selected()]
  }
  const rightClick = (name: string) => () =>
    void act(() => void item(name).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })))
  assert.equal(selectedBy(rightClick('Level')), [1, 'Level'])
  press('ArrowDown', { shiftKey: true })
  assert.equal(selectedBy(rightClick('Level')), [1, 'Level', 'Temperature'])
  assert.equal(
    selectedBy(() => press('F10', { shiftKey: true })),
    [1, 'Level', 'Temperature']
  )
  assert.equal(selectedBy(rightClick('Speed')), [1, 'Speed'])
  assert.equal(
    selectedBy(() => press('ContextMenu')),
    [1, 'Speed']
  )
  press('End', { ctrlKey: true })
  assert.equal(
    selectedBy(() => press('ContextMenu')),
    [1, 'Washer']
  )
})

test('the arrow of a row expands it and selects nothing', () => {
  open()
  const arrow = item('Washer').firstElementChild as HTMLElement
  arrow.click()
  assert.equal([calls, selected()], [['expand washer'], []])
})

test('renders few of many rows', () => {
  const tree = open({ rows: manyRows(100_000) })
  const rendered = allByRole('treeitem', { within: tree })
  assert.ok(rendered.length > 10 && rendered.length <= MOST_ROWS, `${rendered.length} rows`)
  assert.is(item('Row 0').getAttribute('aria-setsize'), '100000')
})

test('keeps the active row when it is scrolled away', async () => {
  const tree = open({ rows: manyRows(1000) })
  press('ArrowDown')
  tree.parentElement!.scrollTop = 20_000
  tree.parentElement!.dispatchEvent(new Event('scroll'))
  await findByRole('treeitem', { name: 'Row 560' })
  assert.is(active(), 'Row 0')
  press('ArrowDown')
  await until(() => tree.parentElement!.scrollTop < 100)
  assert.is(active(), 'Row 1')
})

test.run()
