import { computed, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import type { PointsRead } from '../records/points-reader'
import { recordsWithin, type Series } from '../records/series'
import { dataOf } from '../records/window-reader'
import type { Shown } from '../shown'
import type { Listed } from '../table/listed'
import type { ChartCursor } from './chart-view'
import { recordAt } from './extent'

export interface LegendRecord {
  series: Series
  index: number
}

/** The record under the cursor, else the newest one of the visible part. */
export const createLegendRecord = (
  $shown: ReadableAtom<Shown | undefined>,
  $listed: ReadableAtom<Listed | undefined>,
  $view: ReadableAtom<TrendWindow | undefined>,
  $cursor: ReadableAtom<ChartCursor | undefined>
) =>
  computed([$shown, $listed, $view, $cursor], (shown, listed, view, cursor): LegendRecord | undefined => {
    if (!shown) return undefined
    const { records, trend, extent } = shown
    // A reduced series lacks the values of its records.
    const all = [records.series, ...(listed ? [listed.series] : []), trend.series]
    const indexIn = (series: Series) => (cursor ? series.times.indexOf(cursor.time) : newestIn(series, view ?? extent))
    for (const series of all) {
      const index = indexIn(series)
      if (index !== -1) return { series, index }
    }
    const nearest = cursor && recordAt(trend.series, cursor.time)
    return nearest === undefined ? undefined : { series: trend.series, index: nearest }
  })

/** Index of the newest record of a window; -1 without one. */
function newestIn({ times }: Series, { from, to }: TrendWindow): number {
  const index = times.filter(time => time <= to).length - 1
  return (times[index] ?? Number.NEGATIVE_INFINITY) >= from ? index : -1
}

/** Number of records in the visible part; undefined until the panel has counted them. */
export const createVisibleCount = (
  $shown: ReadableAtom<Shown | undefined>,
  $view: ReadableAtom<TrendWindow | undefined>,
  $detail: ReadableAtom<PointsRead | undefined>
) =>
  computed([$shown, $view, $detail], (shown, view, detail): number | undefined => {
    if (!shown || !view) return shown?.records.total
    const { overview, series } = shown.records
    return overview ? dataOf(detail)?.total : recordsWithin(series, view).times.length
  })
