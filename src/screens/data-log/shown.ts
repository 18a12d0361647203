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

/** What chart, legend, table and summary show. */
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
  $answer: ReadableAtom<Loadable<Records | undefined>>,
  $choice: ReadableAtom<LogChoice | undefined>
) =>
  computed([$answer, $choice], (answer, choice): Shown | undefined => {
    const records = choice && recordsFor(answer, choice)
    if (!records) return undefined
    const { log, shown, wishes } = choice
    const { series, window, total } = records
    return { log, records, lines: linesOf(log, series, shown, wishes), extent: extentOf(series, window, total) }
  })

/** Old records of the same log stay until the new ones are there; after a failure only those that were asked for. */
function recordsFor(answer: Loadable<Records | undefined>, { question }: LogChoice): Records | undefined {
  const records = lastKnown(answer)
  if (records?.question.log !== question.log) return undefined
  return answer.status === 'failed' && records.question.key !== question.key ? undefined : records
}

/** Of the lines that are shown. */
export function statisticsIn({ records, lines }: Shown, window: TrendWindow): LineStatistics[] {
  const columns = summarise(records.series, window)
  return lines.flatMap((line, index) => (line.shown ? [{ line, statistics: columns[index] }] : []))
}
