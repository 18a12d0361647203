import type { TrendWindow } from '../../../chart/types'
import type { Points } from '../records/read-records'
import { mergeSeries, recordsAfter, recordsUntil, type Series } from '../records/series'

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

/** Replaces the points of a window by those that were read for it. */
function spliced(whole: Series, { series, window }: Points): Series {
  const before = recordsUntil(whole, window.from - 1)
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
