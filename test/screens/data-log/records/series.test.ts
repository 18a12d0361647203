import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cellValue } from '../../../../src/lib/text/cell-value'
import { MAX_RECORDS, mergeSeries, seriesOf } from '../../../../src/screens/data-log/records/series'

const at = (text: string) => Date.parse(`2026-11-21T${text}Z`)
const record = (second: number, ...values: unknown[]) => [
  `2026/11/21 09:00:${String(second).padStart(2, '0')}`,
  ...values
]

test('accepts finite numbers and numeric text, and treats anything else as a gap', () => {
  const rows: [cell: unknown, value: number | null][] = [
    [72.4, 72.4],
    [0, 0],
    ['72.4', 72.4],
    [' -1.5e3 ', -1500],
    ['.5', 0.5],
    ['5.', 5],
    [null, null],
    [undefined, null],
    ['', null],
    ['  ', null],
    ['n/a', null],
    ['0x10', null],
    ['Infinity', null],
    ['1e999', null],
    ['12,5', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [{}, null],
    [[5], null]
  ]
  for (const [cell, value] of rows) assert.is(cellValue(cell), value, String(cell))
})

test('sorts records and drops those without a valid time', () => {
  const series = seriesOf([record(2, 20), ['no time', 99], record(1, 10), [5, 99], []], ['a'])
  assert.equal(series, { channels: ['a'], times: [at('09:00:01'), at('09:00:02')], columns: [[10, 20]] })
})

test('keeps all records of a second, in their order, also of one that two readings share', () => {
  const records = Array.from({ length: 100 }, (_, index) => record(Math.floor(index / 10), index))
  const all = records.map(([, value]) => value)
  const series = seriesOf(records, ['a'])
  assert.equal(series.columns, [all])
  for (const cut of [44, 50, 95]) {
    const [older, newer] = [records.slice(0, cut), records.slice(Math.max(0, cut - 7))].map(it => seriesOf(it, ['a']))
    assert.equal(mergeSeries(older!, newer!, 0).columns, [all], `cut at ${cut}`)
  }
})

test('fills short records with gaps and ignores extra values', () => {
  assert.equal(seriesOf([record(1, 10), record(2, 20, 21, 22)], ['a', 'b']).columns, [
    [10, 20],
    [null, 21]
  ])
})

test('keeps the newest 1000', () => {
  const many = Array.from({ length: 1200 }, (_, index) => [
    new Date(index * 1000 + at('00:00:00')).toISOString(),
    index
  ])
  const series = seriesOf(many, ['a'])
  assert.is(series.times.length, MAX_RECORDS)
  assert.is(series.columns[0]![0], 200)
  assert.is(series.columns[0]![999], 1199)
})

test('merges newer records with channels in any order, and drops those outside the range', () => {
  const older = seriesOf([record(1, 10, 100), record(2, 20, 200), record(3, 30, 300)], ['a', 'b'])
  const newer = seriesOf([record(3, 301, 31), record(4, 400, 40)], ['b', 'a'])
  assert.equal(mergeSeries(older, newer, at('09:00:02')), {
    channels: ['a', 'b'],
    times: [at('09:00:02'), at('09:00:03'), at('09:00:04')],
    columns: [
      [20, 31, 40],
      [200, 301, 400]
    ]
  })
})

test.run()
