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
  const spread = ({ times }: Series, time: number) => times.lastIndexOf(time) - times.indexOf(time)
  const isNewer = (time: number) => newer.times.includes(time) && spread(newer, time) >= spread(older, time)
  const { channels } = older
  const rows = [
    ...rowsOf(older, channels).filter(({ time }) => !isNewer(time)),
    ...rowsOf(newer, channels).filter(({ time }) => isNewer(time))
  ]
  return columnsOf(
    rows.filter(({ time }) => time >= from),
    channels
  )
}

export const recordsAfter = (series: Series, time: number) => sliced(series, firstAfter(series, time))

/** The records up to a time, inclusive. */
export const recordsUntil = (series: Series, time: number) => sliced(series, 0, firstAfter(series, time))

/** The records of a window, ends included. */
export const recordsWithin = <D extends TrendData>(data: D, { from, to }: TrendWindow): D =>
  sliced(data, data.times.filter(time => time < from).length, firstAfter(data, to))

function rowsOf(series: Series, channels: string[]): Row[] {
  const columns = channels.map(id => series.columns[series.channels.indexOf(id)])
  return series.times.map((time, index) => ({ time, values: columns.map(column => column?.[index] ?? null) }))
}

function columnsOf(rows: Row[], channels: string[]): Series {
  // Array.prototype.sort is stable, so rows with the same time stay in the order of recording.
  const newest = rows.sort((a, b) => a.time - b.time).slice(-MAX_RECORDS)
  return {
    channels,
    times: newest.map(row => row.time),
    columns: channels.map((_, column) => newest.map(row => row.values[column] ?? null))
  }
}

const firstAfter = ({ times }: TrendData, time: number): number => times.filter(other => other <= time).length

const sliced = <D extends TrendData>(data: D, from: number, to?: number): D => ({
  ...data,
  times: data.times.slice(from, to),
  columns: data.columns.map(column => column.slice(from, to))
})
