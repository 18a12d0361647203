import type { TrendData } from '../../chart/types'
import { parseDeviceTime } from '../../lib/text/time-text'

/** Specification section 9: what is shown of a log at once. */
export const MOST_RECORDS = 1000

/** Records turned into one column for each channel. */
export interface Series extends TrendData {
  channels: string[]
}

interface Row {
  time: number
  values: (number | null)[]
}

const DECIMAL_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A finite number, also from numeric text; all else is a gap. */
export function cellValue(cell: unknown): number | null {
  const text = typeof cell === 'string' ? cell.trim() : undefined
  const value = text !== undefined && DECIMAL_NUMBER.test(text) ? Number(text) : cell
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Untrusted records, oldest first or not: rows without a readable time are left out, of two with one time the later holds. */
export function seriesOf(records: readonly (readonly unknown[])[], channels: string[]): Series {
  const rows = records.flatMap(([cell, ...cells]) => {
    const time = typeof cell === 'string' ? parseDeviceTime(cell) : undefined
    return time === undefined ? [] : [{ time, values: channels.map((_, column) => cellValue(cells[column])) }]
  })
  return columnsOf(rows, channels)
}

/** The newest records of both, from a time on. */
export function merged(older: Series, newer: Series, from: number): Series {
  const later = older.channels.map(id => newer.channels.indexOf(id))
  const rows = [
    ...rowsOf(
      older,
      older.channels.map((_, column) => column)
    ),
    ...rowsOf(newer, later)
  ]
  return columnsOf(
    rows.filter(row => row.time >= from),
    older.channels
  )
}

const rowsOf = ({ times, columns }: Series, wanted: number[]): Row[] =>
  times.map((time, index) => ({ time, values: wanted.map(column => columns[column]?.[index] ?? null) }))

function columnsOf(rows: Row[], channels: string[]): Series {
  // Sorting is stable, so that of two rows with one time the later one stands last.
  const sorted = [...rows].sort((one, other) => one.time - other.time)
  const single = sorted.filter((row, index) => row.time !== sorted[index + 1]?.time).slice(-MOST_RECORDS)
  return {
    channels,
    times: single.map(row => row.time),
    columns: channels.map((_, column) => single.map(row => row.values[column] ?? null))
  }
}
