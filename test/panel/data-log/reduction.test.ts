import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type DataRecord, reduce, statisticsOf } from './reduction'

/** A record a second, in milliseconds. */
const recordsOf = (...values: (number | null | 'off')[]): DataRecord[] =>
  values.flatMap((value, second) => (value === 'off' ? [] : [{ time: second * 1000, values: [value] }]))

const pointsOf = (records: DataRecord[], points: number) =>
  reduce(records, points).records.map(({ time, values }) => [time / 1000, ...values])

test('yields minimum and maximum of each interval in the order in which they occurred', () => {
  const records = recordsOf(5, 1, 9, 5, 5, 8, 2, 5)
  assert.equal(pointsOf(records, 4), [
    [0, 1],
    [3, 9],
    [4, 8],
    [7, 2]
  ])
  assert.is(reduce(records, 4).recordsPerPoint, 4)
})

test('marks an interval without values, or without records, as a gap', () => {
  const silent = pointsOf(recordsOf(1, 2, 3, null, null, null, 7, 8, 9), 6)
  assert.equal(silent, [
    [0, 1],
    [2, 3],
    [3, null],
    [5, null],
    [6, 7],
    [8, 9]
  ])
  const late = recordsOf(7, 8, 9).map(({ time, values }) => ({ time: time + 97_000, values }))
  assert.equal(pointsOf([...recordsOf(1, 2, 3), ...late], 5), [
    [0, 1],
    [2, 3],
    [97, 7],
    [99, 9]
  ])
  const minutes = recordsOf(...Array.from({ length: 60 }, (_, second) => second))
  const hourLater = minutes.map(({ time, values }) => ({ time: time + 3_600_000, values }))
  assert.equal(
    pointsOf([...minutes, ...hourLater], 40).filter(([, value]) => value === null),
    [[60, null]]
  )
})

test('measures all records, with the first time of each extreme', () => {
  assert.equal(statisticsOf(recordsOf(3, 9, null, 9, 1), 0), {
    values: 4,
    minimum: 1,
    minimum_at: '1970/01/01 00:00:04',
    maximum: 9,
    maximum_at: '1970/01/01 00:00:01',
    mean: 5.5
  })
  assert.is(statisticsOf(recordsOf(null), 0).maximum_at, null)
})

test.run()
