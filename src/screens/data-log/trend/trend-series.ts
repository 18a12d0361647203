import type { TrendData, TrendWindow } from '../../../chart/types'
import type { Points } from '../records/read-records'
import { mergeSeries, type Series } from '../records/series'

/** What the chart draws of a range: all of it, with more detail where the view has been read. */
export interface TrendSeries {
  series: Series
  /** How many records a point of the view covers on average; 1 when every record is drawn. */
  recordsPerPoint: number
}

interface Drawn {
  /** The newest records. */
  series: Series
  window: TrendWindow
  overview: Points | undefined
}

/** `detail` are the points of the view. */
export function trendSeriesOf({ series, window, overview }: Drawn, detail: Points | undefined): TrendSeries {
  if (!overview) return { series, recordsPerPoint: 1 }
  const whole = mergeSeries(overview.series, recordsAfter(series, overview.window.to), window.from)
  if (!detail) return { series: whole, recordsPerPoint: overview.recordsPerPoint }
  return { series: spliced(whole, detail), recordsPerPoint: detail.recordsPerPoint }
}

export function recordsAfter(series: Series, time: number): Series {
  return sliced(series, firstAfter(series, time))
}

/** Replaces the points of a window by those that were read for it. */
function spliced(whole: Series, { series, window }: Points): Series {
  const before = sliced(whole, 0, firstAfter(whole, window.from - 1))
  const after = recordsAfter(whole, window.to)
  return {
    channels: whole.channels,
    times: [...before.times, ...series.times, ...after.times],
    columns: whole.channels.map((id, column) => [
      ...(before.columns[column] ?? []),
      ...(series.columns[series.channels.indexOf(id)] ?? series.times.map(() => null)),
      ...(after.columns[column] ?? [])
    ])
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
