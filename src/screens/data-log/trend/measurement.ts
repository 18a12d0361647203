import { computed, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import type { ApiError } from '../../../lib/remote/failure'
import type { Line } from '../channels/lines'
import { createPointsReader, type PointsRead, type PointsWanted } from '../records/points-reader'
import type { Records } from '../records/records-feed'
import { type Statistics, summarise } from '../records/statistics'
import type { Shown } from '../shown'

export interface LineStatistics {
  line: Line
  statistics: Statistics | undefined
}

export type Measurement =
  | { status: 'reading' }
  | { status: 'failed'; error: ApiError }
  | { status: 'ready'; lines: LineStatistics[] }

/** Statistics of the visible lines in the selection. Of reduced records the panel computes them. */
export function createMeasurement(
  $records: ReadableAtom<Records | undefined>,
  $shown: ReadableAtom<Shown | undefined>,
  $selection: ReadableAtom<TrendWindow | undefined>
) {
  const $read = createPointsReader(computed([$records, $selection], wantedFor))
  return {
    retry: $read.retry,
    $measurement: computed([$shown, $selection, $read], (shown, selection, read) =>
      shown && selection ? measure(shown, selection, read) : undefined
    )
  }
}

function wantedFor(records: Records | undefined, selection: TrendWindow | undefined): PointsWanted | undefined {
  if (!records?.overview || !selection) return undefined
  const window = wholeSeconds(selection)
  // No record is between two seconds.
  return window.from > window.to ? undefined : { subject: records.query.key, query: records.query, window }
}

function measure(shown: Shown, selection: TrendWindow, read: PointsRead | undefined): Measurement {
  if (!wantedFor(shown.records, selection)) return ready(shown, summarise(shown.trend.series, selection))
  if (read?.status === 'failed') return { status: 'failed', error: read.error }
  return read?.status === 'ready' ? ready(shown, read.data.statistics) : { status: 'reading' }
}

const ready = ({ lines }: Shown, columns: (Statistics | undefined)[]): Measurement => ({
  status: 'ready',
  lines: statisticsOfLines(lines, columns)
})

/** `columns` are the statistics of all lines. */
export const statisticsOfLines = (lines: Line[], columns: (Statistics | undefined)[]): LineStatistics[] =>
  lines.flatMap((line, index) => (line.shown ? [{ line, statistics: columns[index] }] : []))

/** Records have times in whole seconds, as do requests. */
export const wholeSeconds = ({ from, to }: TrendWindow): TrendWindow => ({
  from: Math.ceil(from / 1000) * 1000,
  to: Math.floor(to / 1000) * 1000
})
