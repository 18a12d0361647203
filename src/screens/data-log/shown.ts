import { computed, type ReadableAtom } from 'nanostores'
import type { DataLog } from '../../api/data-log'
import type { TrendWindow } from '../../chart/types'
import { lastKnown } from '../../lib/remote/last-known'
import type { Loadable } from '../../lib/remote/resource'
import { type Line, linesOf } from './channels/lines'
import type { LogChoice } from './choice'
import type { Records } from './records/records-feed'
import { extentOf } from './trend/extent'
import type { TrendSeries } from './trend/trend-series'

/** The data behind chart, legend, table and summary. */
export interface Shown {
  log: DataLog
  records: Records
  trend: TrendSeries
  lines: Line[]
  extent: TrendWindow
}

/** Old records of the same log stay while new ones load; after a failure only those of the current query do. */
export const createCurrent = (
  $records: ReadableAtom<Loadable<Records | undefined>>,
  $choice: ReadableAtom<LogChoice | undefined>
) =>
  computed([$records, $choice], (loaded, choice): Records | undefined => {
    const records = lastKnown(loaded)
    if (!choice || records?.query.log !== choice.query.log) return undefined
    return loaded.status === 'failed' && records.query.key !== choice.query.key ? undefined : records
  })

export const createShown = (
  $current: ReadableAtom<Records | undefined>,
  $choice: ReadableAtom<LogChoice | undefined>,
  $trend: ReadableAtom<TrendSeries | undefined>
) =>
  computed([$current, $choice, $trend], (records, choice, trend): Shown | undefined => {
    if (!records || !choice || !trend) return undefined
    const { log, shown, scaleOverrides } = choice
    const lines = linesOf(log, trend.series, shown, scaleOverrides)
    return { log, records, trend, lines, extent: extentOf(trend.series, records.window) }
  })
