import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Existing, matchFields, planRows, type RowPlan } from '../../../src/lib/table-file/plan-rows'
import type { TableRow } from '../../../src/lib/table-file/read-table'

interface Item {
  id?: number
  name: string
  size: number
}

const RECORDS: Item[] = [
  { id: 1, name: 'Ann', size: 1 },
  { id: 2, name: 'Bo', size: 2 }
]

const PLAN: RowPlan<Item, Item> = {
  keyField: 'name',
  find: ({ id, name }) =>
    RECORDS.find(record => record.id === id) ??
    RECORDS.find(record => record.name.toLowerCase() === name.toLowerCase()),
  isSame: (row, record) => row.name === record.name && row.size === record.size,
  validate: ({ size }) => (size > 9 ? [{ field: 'size', message: 'errors.refused' }] : []),
  room: 2,
  full: 'errors.tooManyRequests'
}

const test = suite('plan rows')

function plan(items: Item[], existing: Existing = 'update', more: Partial<RowPlan<Item, Item>> = {}) {
  const rows = items.map((values, index): TableRow<Item> => ({ line: index + 2, cells: [], values, errors: [] }))
  return planRows(rows, { ...PLAN, ...more }, existing)
}

const outcomes = (...args: Parameters<typeof plan>) => plan(...args).map(({ outcome }) => outcome)

test('distinguishes rows that add, change or keep a record', () => {
  const items = [
    { name: 'Cy', size: 1 },
    { name: 'ann', size: 1 },
    { name: 'Bo', size: 2 }
  ]
  assert.equal(outcomes(items), ['added', 'changed', 'unchanged'])
  assert.equal(
    plan(items).map(({ record }) => record?.id),
    [undefined, 1, 2]
  )
})

test('skips existing records if chosen, even if their rows have errors', () => {
  const items = [
    { name: 'Ann', size: 99 },
    { name: 'Cy', size: 99 },
    { name: 'Di', size: 1 }
  ]
  const rows = plan(items, 'skip')
  assert.equal(
    rows.map(({ outcome, errors }) => [outcome, errors.length]),
    [
      ['skipped', 0],
      ['rejected', 1],
      ['added', 0]
    ]
  )
})

test('rejects a row that repeats an earlier one by its key or its record', () => {
  const rows = plan([
    { name: 'Cy', size: 99 },
    { name: ' CY ', size: 1 },
    { id: 1, name: 'Anna', size: 1 },
    { id: 1, name: 'Anne', size: 1 },
    { name: '', size: 1 },
    { name: '', size: 1 }
  ])
  assert.equal(
    rows.map(({ errors }) => errors.map(({ message }) => message)),
    [
      ['errors.refused'],
      [['common.import.repeated', { line: 2 }]],
      [],
      [['common.import.repeated', { line: 4 }]],
      [],
      []
    ]
  )
})

test('rejects added rows beyond the capacity, which other rows do not use up', () => {
  const items = ['a', 'Ann', 'b', 'c', 'Bo'].map(name => ({ name, size: 3 }))
  const rows = plan(items)
  assert.equal(
    rows.map(({ outcome }) => outcome),
    ['added', 'changed', 'added', 'rejected', 'changed']
  )
  assert.equal(rows[3]?.errors, [{ message: 'errors.tooManyRequests' }])
  assert.equal(outcomes([{ name: 'a', size: 99 }, ...items.slice(0, 3)], 'update', { room: 1 }), [
    'rejected',
    'rejected',
    'changed',
    'added'
  ])
})

test('keeps the errors of the cells', () => {
  const row: TableRow<Item> = {
    line: 2,
    cells: [],
    values: { name: 'Cy', size: 99 },
    errors: [{ field: 'name', message: 'errors.required' }]
  }
  const [planned] = planRows([row], PLAN, 'update')
  assert.equal(
    planned?.errors.map(({ field }) => field),
    ['name', 'size']
  )
})

test('matches records by their fields, ignoring case', () => {
  const records = [{ id: 1, name: 'Ann', groups: ['A'] }]
  const { find, isSame } = matchFields<
    { name: string; groups: string[]; password: string },
    { name: string; groups: string[] }
  >(records, 'name')
  const row = { name: 'Ann', groups: ['A'], password: '' }
  assert.is(find({ ...row, name: ' ANN' }), records[0])
  assert.is(find({ ...row, name: 'Bo' }), undefined)
  const same = (change: Partial<typeof row>) => isSame({ ...row, ...change }, records[0]!)
  assert.equal(
    [same({}), same({ name: 'ann' }), same({ groups: [] }), same({ password: 'new' })],
    [true, false, false, false]
  )
})

test.run()
