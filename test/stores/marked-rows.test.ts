import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { markedRows, type Numbered } from '../../src/stores/marked-rows'

const NOON = Date.UTC(2026, 10, 21, 12)

const rowOf = (number: number, second: number): Numbered => ({
  number,
  time: `2026/11/21 12:00:${String(second).padStart(2, '0')}`
})
const ROWS = [rowOf(9, 30), rowOf(8, 12), rowOf(7, 12), rowOf(6, 2)]
const listOf = (pages: [number, Numbered[]][]) => ({
  query: {},
  total: 200,
  newest: 9,
  newer: 0,
  pages: new Map(pages)
})

function marked(
  at: number,
  number: number | undefined,
  expected?: number,
  pages: [number, Numbered[]][] = [[0, ROWS]]
) {
  const found = markedRows({ time: NOON + at * 1000, number }, listOf(pages), row => row, expected)
  const rows = pages.flatMap(([, items]) => items)
  return found && [found.index, ...rows.filter(found.isMarked).map(row => row.number)]
}

test('marks the row with the number, whatever its time', () => {
  assert.equal(marked(30, 6), [3, 6])
})

test('marks the rows nearest to the time where the number is not there', () => {
  assert.equal(marked(10, undefined), [1, 8, 7])
  assert.equal(marked(50, 5), [0, 9])
})

test('marks nothing until the page of the row is read', () => {
  assert.equal(marked(30, 9, 120), [120])
  assert.equal(
    marked(2, undefined, 102, [
      [0, ROWS.slice(0, 2)],
      [2, ROWS.slice(2)]
    ]),
    [101, 6]
  )
})

test('marks nothing in a list without times', () => {
  assert.is(marked(0, undefined, undefined, [[0, []]]), undefined)
})

test.run()
