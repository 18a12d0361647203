import { computed, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import type { PointsRead } from '../records/points-reader'
import { summarise } from '../records/statistics'
import type { Shown } from '../shown'
import { type LineStatistics, statisticsOfLines } from './measurement'

export interface Summary {
  window: TrendWindow
  lines: LineStatistics[]
}

/** Statistics of the visible part, those of reduced records as computed by the panel; undefined until it has. */
export const createSummary = (
  $shown: ReadableAtom<Shown | undefined>,
  $view: ReadableAtom<TrendWindow | undefined>,
  $detail: ReadableAtom<PointsRead | undefined>
) =>
  computed([$shown, $view, $detail], (shown, view, detail): Summary | undefined => {
    if (!shown) return undefined
    const { records, trend, lines, extent } = shown
    const window = view ?? extent
    if (!records.overview) return { window, lines: statisticsOfLines(lines, summarise(trend.series, window)) }
    const points = view ? detail?.status === 'ready' && detail.data : records.overview
    return points ? { window: points.window, lines: statisticsOfLines(lines, points.statistics) } : undefined
  })
