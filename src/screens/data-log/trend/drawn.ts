import { computed, type ReadableAtom } from 'nanostores'
import type { TrendData, TrendLine } from '../../../chart/types'
import { gapOf, type Line } from '../channels/lines'
import type { Series } from '../records/series'
import type { Shown } from '../shown'
import { onOneAxis } from './comparison'

export interface Drawn {
  /** With a comparison its columns follow those of the lines. */
  data: TrendData
  compared: Series | undefined
  /** Two records further apart than this are not joined. */
  gapMilliseconds: number | undefined
}

/** No channel has this dash. */
const COMPARED_DASH = [1, 4]

/** The data of the chart. */
export function createDrawn($shown: ReadableAtom<Shown | undefined>, $compared: ReadableAtom<Series | undefined>) {
  const $series = computed($shown, shown => shown?.trend.series)
  const $gap = computed($shown, shown => shown && gapOf(shown.log, shown.trend.recordsPerPoint))
  return computed([$series, $compared, $gap], (series, compared, gapMilliseconds): Drawn | undefined => {
    const data = series && compared ? onOneAxis(series, compared, gapMilliseconds) : series
    return data && { data, compared, gapMilliseconds }
  })
}

/** The lines of the earlier period, each in the colour and on the scale of its channel. */
export const comparedLines = (lines: Line[], earlier: string): TrendLine[] =>
  lines.map(line => ({
    ...line,
    id: `${line.id} ${earlier}`,
    label: `${line.label}, ${earlier}`,
    dash: COMPARED_DASH
  }))
