import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Columns, columnsOf } from './columns'
import { largeDataLog } from './data-log-seed'
import { cells, recordsOf } from './data-log-source'
import { type DataRecord, reduce } from './reduction'
import { statisticsOf } from './statistics'

/** A record a second, in milliseconds. */
const secondsOf = (...values: (number | null)[]): DataRecord[] =>
  values.map((value, second) => ({ time: second * 1000, values: [value] }))

const inColumns = (records: DataRecord[]): Columns => ({
  times: Float64Array.from(records, ({ time }) => time),
  values: (records[0]?.values ?? []).map((_, column) =>
    Float64Array.from(records, ({ values }) => values[column] ?? Number.NaN)
  )
})

const pointsOf = (records: DataRecord[], points: number) =>
  reduce(inColumns(records), points).records.map(({ time, values }) => [time / 1000, ...values])

test('yields minimum and maximum of each interval in the order in which they occurred', () => {
  const records = secondsOf(5, 1, 9, 5, 5, 8, 2, 5)
  assert.equal(pointsOf(records, 4), [
    [0, 1],
    [3, 9],
    [4, 8],
    [7, 2]
  ])
  assert.is(reduce(inColumns(records), 4).recordsPerPoint, 4)
})

test('marks an interval without values, or without records, as a gap', () => {
  const silent = pointsOf(secondsOf(1, 2, 3, null, null, null, 7, 8, 9), 6)
  assert.equal(silent, [
    [0, 1],
    [2, 3],
    [3, null],
    [5, null],
    [6, 7],
    [8, 9]
  ])
  const late = secondsOf(7, 8, 9).map(({ time, values }) => ({ time: time + 97_000, values }))
  assert.equal(pointsOf([...secondsOf(1, 2, 3), ...late], 5), [
    [0, 1],
    [2, 3],
    [97, 7],
    [99, 9]
  ])
  const minutes = secondsOf(...Array.from({ length: 60 }, (_, second) => second))
  const hourLater = minutes.map(({ time, values }) => ({ time: time + 3_600_000, values }))
  assert.equal(
    pointsOf([...minutes, ...hourLater], 40).filter(([, value]) => value === null),
    [[60, null]]
  )
})

const statistics = (...values: (number | null)[]) => {
  const { times, values: columns } = inColumns(secondsOf(...values))
  return statisticsOf(times, columns[0]!)
}

test('measures all records, with the first time of each extreme', () => {
  assert.equal(statistics(3, 9, null, 9, 1), {
    values: 4,
    minimum: 1,
    minimum_at: '1970/01/01 00:00:04',
    maximum: 9,
    maximum_at: '1970/01/01 00:00:01',
    mean: 5.5
  })
  assert.is(statistics(null).maximum_at, null)
})

/** As `reduce`, but written down plainly. */
function reducedPlainly(records: DataRecord[], points: number): DataRecord[] {
  const [first, last] = [records[0]!.time, records.at(-1)!.time]
  const count = Math.floor(points / 2)
  const grouped = Array.from({ length: count }, (_, index) =>
    records.filter(({ time }) => Math.floor(((time - first) * count) / (last - first + 1)) === index)
  )
  return grouped.flatMap((group, index) => {
    const before = grouped[index - 1]?.at(-1)
    if (group.length < 2) return group.length === 1 || !before ? group : [{ time: before.time + 1000, values: NOTHING }]
    const pairs = group[0]!.values.map((_, column) => {
      const known = group.map(({ values }) => values[column]!).filter(value => value !== null)
      if (known.length === 0) return [null, null]
      const [low, high] = [Math.min(...known), Math.max(...known)]
      return known.indexOf(low) < known.indexOf(high) ? [low, high] : [high, low]
    })
    return [group[0]!, group.at(-1)!].map(({ time }, row) => ({ time, values: pairs.map(pair => pair[row]!) }))
  })
}

const NOTHING = [null, null, null, null]

test('reads and reduces columns exactly as the records one by one, also where sensors and the panel were off', () => {
  const now = Date.UTC(2026, 10, 21, 9, 41, 7)
  const log = largeDataLog(now)
  const [night, day] = log.stretches
  const range = { from: night!.until! - 7_200_000, to: day!.from + 5_400_000 }
  const found = recordsOf(log, now, range)
  const records = [...found.times()].map(time => ({ time, values: cells(log.channels, time) }))
  const allOf = (columns: Columns) => reduce(columns, columns.times.length).records
  const columns = columnsOf(found, log.channels)
  assert.equal(allOf(columns), records)
  assert.ok(records.some(({ values }) => values.includes(null)))
  const later = records.slice(9000).map(({ time, values }) => ({ time, values: values.slice(1, 2) }))
  assert.equal(allOf(columnsOf(found, log.channels.slice(1, 2), 9000)), later)
  for (const points of [1000, 101, 4]) assert.equal(reduce(columns, points).records, reducedPlainly(records, points))
})

test.run()
