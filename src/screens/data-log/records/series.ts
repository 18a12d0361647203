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

/** Records of the panel in any order: rows without a valid time are dropped, and the last of several with the same time wins. */
export function seriesOf(records: readonly (readonly unknown[])[], channels: string[]): Series {
  const rows = records.flatMap(([cell, ...cells]) => {
    const time = typeof cell === 'string' ? parseDeviceTime(cell) : undefined
    return time === undefined ? [] : [{ time, values: channels.map((_, column) => cellValue(cells[column])) }]
  })
  return columnsOf(rows, channels)
}

/** Merges two series and drops records before a time. */
export function mergeSeries(older: Series, newer: Series, from: number): Series {
  const newerColumns = older.channels.map(id => newer.channels.indexOf(id))
  const rows = [
    ...rowsOf(
      older,
      older.channels.map((_, column) => column)
    ),
    ...rowsOf(newer, newerColumns)
  ]
  return columnsOf(
    rows.filter(row => row.time >= from),
    older.channels
  )
}

export const recordsAfter = (series: Series, time: number) => sliced(series, firstAfter(series, time))

/** The records up to a time, inclusive. */
export const recordsUntil = (series: Series, time: number) => sliced(series, 0, firstAfter(series, time))

/** The records of a window. */
export const recordsWithin = (series: Series, { from, to }: TrendWindow) =>
  recordsUntil(recordsAfter(series, from - 1), to)

const rowsOf = ({ times, columns }: Series, columnIndexes: number[]): Row[] =>
  times.map((time, index) => ({ time, values: columnIndexes.map(column => columns[column]?.[index] ?? null) }))

function columnsOf(rows: Row[], channels: string[]): Series {
  // Array.prototype.sort is stable, so of rows with the same time the last one stays last.
  const sorted = [...rows].sort((a, b) => a.time - b.time)
  const unique = sorted.filter((row, index) => row.time !== sorted[index + 1]?.time).slice(-MAX_RECORDS)
  return {
    channels,
    times: unique.map(row => row.time),
    columns: channels.map((_, column) => unique.map(row => row.values[column] ?? null))
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
