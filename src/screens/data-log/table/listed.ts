import { computed, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import type { Layout } from '../layout'
import type { PointsWanted } from '../records/points-reader'
import { readNewest } from '../records/read-records'
import { MAX_RECORDS, mergeSeries, recordsWithin, type Series } from '../records/series'
import { createWindowReader, dataOf } from '../records/window-reader'
import type { Shown } from '../shown'
import { wholeSeconds } from '../trend/measurement'

/** The records in the table. */
export interface Listed {
  series: Series
  /** Those of the chart's view, not of the range. */
  zoomed: boolean
}

/** Beside a zoomed chart those of its view. Where they are older than the records of the range that are loaded, they are read: until then the table stays as it is. */
export function createListed(
  $shown: ReadableAtom<Shown | undefined>,
  $view: ReadableAtom<TrendWindow | undefined>,
  $layout: ReadableAtom<Layout>
) {
  const $zoom = computed([$view, $layout], (view, layout) => (layout === 'both' ? view : undefined))
  const $records = computed($shown, shown => shown?.records)
  const $read = createWindowReader(
    computed([$records, $zoom], (records, zoom): PointsWanted | undefined => {
      const loadedFrom = records?.overview && records.series.times[0]
      if (!records || !zoom || loadedFrom === undefined || zoom.from >= loadedFrom) return undefined
      return { subject: records.query.key, query: records.query, window: wholeSeconds(zoom) }
    }),
    ({ query, window: { from, to } }, signal) => readNewest(query, from, to, MAX_RECORDS, signal)
  )
  return computed([$records, $zoom, $read], (records, zoom, read): Listed | undefined => {
    if (!records) return undefined
    const { series } = records
    if (zoom && !read) return { series: recordsWithin(series, zoom), zoomed: true }
    const older = dataOf(read)
    if (!older) return { series, zoomed: false }
    // With the channels in the order of the range.
    return { series: mergeSeries({ ...series, times: [] }, older.series, 0), zoomed: true }
  })
}
