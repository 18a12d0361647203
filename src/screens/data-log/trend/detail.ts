import { computed, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import { createPointsReader } from '../records/points-reader'
import type { Records } from '../records/records-feed'
import { dataOf } from '../records/window-reader'
import { extentOf } from './extent'
import { type TrendSeries, trendSeriesOf } from './trend-series'

/** Reads the view in more detail where the panel has reduced the range. */
export function createDetail(
  $records: ReadableAtom<Records | undefined>,
  $view: ReadableAtom<TrendWindow | undefined>
) {
  const $detail = createPointsReader(
    computed(
      [$records, $view],
      (records, view) => view && records?.overview && { subject: records.query.key, query: records.query, window: view }
    )
  )
  return {
    $detail,
    $trend: computed(
      [$records, $detail],
      (records, detail): TrendSeries | undefined => records && trendSeriesOf(records, dataOf(detail))
    ),
    $visible: computed(
      [$records, $view],
      (records, view) => view ?? (records && extentOf(records.series, records.window))
    )
  }
}
