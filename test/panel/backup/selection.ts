import type { Range } from '../data-log/data-log-source'
import type { Services } from '../services'
import type { DataBackupSettings } from './backup-data-state'
import { type Intervals, union } from './intervals'
import { logSource } from './log-source'
import { unmarked } from './marks'
import { eventSource, operationSource } from './record-sources'
import type { Content, DataSource } from './source'

export type SourceServices = Pick<Services, 'state' | 'clock' | 'events' | 'operations'>

/** What a run copies of a log. */
export interface Selection {
  source: DataSource
  numbers: Intervals
}

const DAY = 86_400_000

/** All logs as they are now. */
export function sourcesOf(services: SourceServices, contents: readonly Content[]): DataSource[] {
  const { state, clock } = services
  const sources: Record<Content, () => DataSource[]> = {
    data_logs: () => state.dataLogs.map(log => logSource(log, clock.now())),
    events: () => [eventSource(services)],
    operations: () => [operationSource(services)]
  }
  return contents.flatMap(content => sources[content]())
}

export function selectionsOf(services: SourceServices, settings: DataBackupSettings): Selection[] {
  const { state, clock } = services
  const range = rangeOf(settings, clock.now())
  return sourcesOf(services, settings.contents).map(source => {
    const left = settings.catch_up ? unmarked(state, 'delivered', source) : []
    return { source, numbers: union(source.inRange(range), left) }
  })
}

function rangeOf({ range, days }: DataBackupSettings, now: number): Range {
  const today = now - (now % DAY)
  const to = Number.POSITIVE_INFINITY
  if (range === 'all') return { from: Number.NEGATIVE_INFINITY, to }
  if (range === 'yesterday') return { from: today - DAY, to: today - 1 }
  return { from: range === 'today' ? today : today - (days - 1) * DAY, to }
}

/** Wall-clock milliseconds of the first and last record. */
export function spanOf(selections: readonly Selection[]): Range | undefined {
  const times = selections.flatMap(({ source, numbers }) =>
    numbers.flatMap(({ first, last }) => [source.timeOf(first) ?? [], source.timeOf(last) ?? []].flat())
  )
  return times.length === 0 ? undefined : { from: Math.min(...times), to: Math.max(...times) }
}
