import type { TrendData, TrendWindow } from '../../../chart/types'
import { cellValue } from '../../../lib/text/cell-value'
import { parseDeviceTime } from '../../../lib/text/time-text'

/** Prescribed by the customer: the most records shown at once. */
export const MAX_RECORDS = 1000

/** Records as one column per channel. */
export interface Series extends TrendData {
  channels: string[]
}

interface Row {
  time: number
  values: (number | null)[]
}

/** Records of the panel in any order, of which several may have the same second; rows without a valid time are dropped. */
export function seriesOf(records: readonly (readonly unknown[])[], channels: string[]): Series {
  const rows = records.flatMap(([cell, ...cells]) => {
    const time = typeof cell === 'string' ? parseDeviceTime(cell) : undefined
    return time === undefined ? [] : [{ time, values: channels.map((_, column) => cellValue(cells[column])) }]
  })
  return columnsOf(rows, channels)
}

/**
 * Merges two series and drops records before a time. Of a second that is in both, the records of the series that has more of
 * them are taken: the newer one may begin or the older one may end within it.
 */
export function mergeSeries(older: Series, newer: Series, from: number): Series {
  const [olderCounts, newerCounts] = [older, newer].map(countsByTime)
  const isNewer = (time: number) => (newerCounts?.get(time) ?? 0) >= (olderCounts?.get(time) ?? 0)
  const newerColumns = older.channels.map(id => newer.channels.indexOf(id))
  const rows = [
    ...rowsOf(
      older,
      older.channels.map((_, column) => column)
    ).filter(({ time }) => !isNewer(time)),
    ...rowsOf(newer, newerColumns).filter(({ time }) => isNewer(time))
  ]
  return columnsOf(
    rows.filter(row => row.time >= from),
    older.channels
  )
}

function countsByTime({ times }: Series): Map<number, number> {
  const counts = new Map<number, number>()
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1)
  return counts
}

export const recordsAfter = (series: Series, time: number) => sliced(series, firstAfter(series, time))

/** The records up to a time, inclusive. */
export const recordsUntil = (series: Series, time: number) => sliced(series, 0, firstAfter(series, time))

export const recordsWithoutLast = (series: Series, count: number) => sliced(series, 0, series.times.length - count)

/** The records of a window. */
export const recordsWithin = (series: Series, { from, to }: TrendWindow) =>
  recordsUntil(recordsAfter(series, from - 1), to)

const rowsOf = ({ times, columns }: Series, columnIndexes: number[]): Row[] =>
  times.map((time, index) => ({ time, values: columnIndexes.map(column => columns[column]?.[index] ?? null) }))

function columnsOf(rows: Row[], channels: string[]): Series {
  // Array.prototype.sort is stable, so rows with the same time stay in the order of recording.
  const newest = [...rows].sort((a, b) => a.time - b.time).slice(-MAX_RECORDS)
  return {
    channels,
    times: newest.map(row => row.time),
    columns: channels.map((_, column) => newest.map(row => row.values[column] ?? null))
  }
}

function firstAfter({ times }: TrendData, time: number): number {
  const index = times.findIndex(candidate => candidate > time)
  return index === -1 ? times.length : index
}

const sliced = ({ channels, times, columns }: Series, from: number, to?: number): Series => ({
  channels,
  times: times.slice(from, to),
  columns: columns.map(column => column.slice(from, to))
})
