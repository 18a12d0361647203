import { computed, type ReadableAtom } from 'nanostores'
import type { DataLog } from '../../api/data-log'
import type { TrendWindow } from '../../chart/types'
import { lastKnown } from '../../lib/remote/last-known'
import type { Loadable } from '../../lib/remote/resource'
import type { LogChoice } from './choice'
import { extentOf } from './extent'
import { type Line, linesOf } from './lines'
import type { Records } from './records-feed'
import { type Statistics, summarise } from './statistics'

/** The data behind chart, legend, table and summary. */
export interface Shown {
  log: DataLog
  records: Records
  lines: Line[]
  extent: TrendWindow
}

export interface LineStatistics {
  line: Line
  statistics: Statistics | undefined
}

export const createShown = (
  $records: ReadableAtom<Loadable<Records | undefined>>,
  $choice: ReadableAtom<LogChoice | undefined>
) =>
  computed([$records, $choice], (loaded, choice): Shown | undefined => {
    const records = choice && recordsFor(loaded, choice)
    if (!records) return undefined
    const { log, shown, scaleOverrides } = choice
    const { series, window, total } = records
    return { log, records, lines: linesOf(log, series, shown, scaleOverrides), extent: extentOf(series, window, total) }
  })

/** Old records of the same log stay while new ones load; after a failure only those of the current query do. */
function recordsFor(loaded: Loadable<Records | undefined>, { query }: LogChoice): Records | undefined {
  const records = lastKnown(loaded)
  if (records?.query.log !== query.log) return undefined
  return loaded.status === 'failed' && records.query.key !== query.key ? undefined : records
}

/** Statistics of the visible lines. */
export function statisticsIn({ records, lines }: Shown, window: TrendWindow): LineStatistics[] {
  const columns = summarise(records.series, window)
  return lines.flatMap((line, index) => (line.shown ? [{ line, statistics: columns[index] }] : []))
}
