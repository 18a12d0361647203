import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TrendSide } from '../../../../src/chart/types'
import { lineStyle } from '../../../../src/screens/data-log/channels/line-styles'
import { sidesOf } from '../../../../src/screens/data-log/channels/scales'
import { summarise } from '../../../../src/screens/data-log/records/statistics'
import { onOneAxis } from '../../../../src/screens/data-log/trend/comparison'
import { extentOf, recordAt } from '../../../../src/screens/data-log/trend/extent'

test('computes minimum and maximum with their times, and the mean of a window, ends included', () => {
  const data = {
    times: [1, 2, 3, 4],
    columns: [
      [10, 20, null, 40],
      [null, null, null, null],
      [1e308, 1e308, 1e308, 1e308]
    ]
  }
  const [first, second, third] = summarise(data, { from: 2, to: 4 })
  assert.equal(first, {
    minimum: { value: 20, time: 2 },
    maximum: { value: 40, time: 4 },
    mean: 30,
    values: 2
  })
  assert.is(second, undefined)
  assert.is(third!.mean, 1e308)
  assert.equal(summarise(data, { from: 5, to: 9 }), [undefined, undefined, undefined])
  assert.equal(summarise(data, { from: 2.2, to: 2.8 }), [undefined, undefined, undefined])
})

test('moves a line that would be flat to the other scale', () => {
  const series = {
    channels: ['a', 'b', 'c', 'd'],
    times: [1, 2],
    columns: [
      [60, 90],
      [0.1, 0.2],
      [20, 40],
      [5, 5]
    ]
  }
  const channels = [
    { id: 'a', unit: '°C' },
    { id: 'b', unit: 'bar' },
    { id: 'c', unit: 'l' },
    { id: 'd', unit: 'A' }
  ]
  assert.equal(sidesOf(channels, series, {}), { a: 'left', b: 'right', c: 'left', d: 'left' })
})

test('groups channels by unit unless project or user decide', () => {
  const series = {
    channels: ['a', 'b', 'c'],
    times: [1, 2],
    columns: [
      [60, 90],
      [0.1, 0.2],
      [61, 91]
    ]
  }
  const channels: { id: string; unit: string; scale?: TrendSide }[] = [
    { id: 'a', unit: '°C', scale: 'right' },
    { id: 'b', unit: 'bar' },
    { id: 'c', unit: '°C' }
  ]
  assert.equal(sidesOf(channels, series, {}), { a: 'right', b: 'left', c: 'right' })
  assert.equal(sidesOf(channels, series, { a: 'left', b: 'right' }), { a: 'left', b: 'right', c: 'left' })
})

test('gives 64 lines distinct styles', () => {
  const styles = Array.from({ length: 64 }, (_, index) => JSON.stringify(lineStyle(index)))
  assert.is(new Set(styles).size, 64)
})

test('covers the whole range, and records outside it', () => {
  const series = { channels: ['a'], times: [500, 800], columns: [[1, 2]] }
  assert.equal(extentOf(series, { from: 100, to: 900 }), { from: 100, to: 900 })
  assert.equal(extentOf(series, { from: 600, to: 700 }), { from: 500, to: 800 })
  assert.equal(extentOf({ channels: [], times: [500], columns: [] }, { from: 500, to: 500 }), {
    from: -29_500,
    to: 30_500
  })
})

test('draws two periods on one axis: each keeps its course, and its gaps', () => {
  const one = { times: [0, 10, 20, 90], columns: [[0, 100, null, 5]] }
  const other = { times: [5, 10, 25, 30], columns: [[1, 2, 4, 5]] }
  assert.equal(onOneAxis(one, other, 40), {
    times: [0, 5, 10, 20, 25, 30, 90],
    columns: [
      [0, 50, 100, null, null, null, 5],
      [null, 1, 2, 2 + (2 * 10) / 15, 4, 5, null]
    ]
  })
  assert.equal(onOneAxis({ times: [0, 90], columns: [[0, 9]] }, { times: [45], columns: [[1]] }, 40).columns, [
    [0, null, 9],
    [null, 1, null]
  ])
})

test('finds the record nearest to a time', () => {
  const series = { channels: [], times: [10, 20, 40], columns: [] }
  assert.is(recordAt(series, 31), 2)
  assert.is(recordAt(series, 12), 0)
  assert.is(recordAt({ channels: [], times: [], columns: [] }, 12), undefined)
})

test.run()
