import { bytesPerRecord, dropRecords } from '../data-log/history'
import type { DataBackupSettings } from './backup-data-state'
import { countOf, type Intervals, includes, within } from './intervals'
import { marked } from './marks'
import { type SourceServices, sourcesOf } from './selection'
import type { Content, DataSource } from './source'

const DAY = 86_400_000

/** How many records a run has deleted of each kind. */
export type Deleted = Partial<Record<Content, number>>

/**
 * Deletes records of these kinds of which a copy was read back from the target of the settings, and which are that old
 * by the time that has passed: a clock that was set forward, even for a moment, deletes nothing.
 */
export function deleteCopied(
  services: SourceServices,
  { contents, retention_days }: Pick<DataBackupSettings, 'contents' | 'retention_days'>
): Deleted {
  const { state, clock, events, operations } = services
  const until = clock.earliest(retention_days * DAY) - 1
  const deletable = (source: DataSource): Intervals =>
    source
      .inRange({ from: Number.NEGATIVE_INFINITY, to: until })
      .flatMap(it => within(marked(state, 'deletable', source), it))

  const ofLog = (source: DataSource): number => {
    const log = state.dataLogs.find(({ id }) => source.key === `log ${id}`)
    const oldest = oldestOf(source, deletable(source))
    if (!log || !oldest) return 0
    const count = countOf([oldest])
    dropRecords(log, clock.now(), count)
    state.disk.usedBytes -= count * bytesPerRecord(log)
    return count
  }
  const ofEvents = (source: DataSource): number => {
    const numbers = deletable(source)
    return events.deleteEnded(({ number }) => includes(numbers, number))
  }
  const ofOperations = (source: DataSource): number => {
    const oldest = oldestOf(source, deletable(source))
    return oldest ? operations.deleteUpTo(oldest.last) : 0
  }
  const deletions = { data_logs: ofLog, events: ofEvents, operations: ofOperations }
  const deleted: Deleted = {}
  for (const source of sourcesOf(services, contents))
    deleted[source.content] = (deleted[source.content] ?? 0) + deletions[source.content](source)
  return deleted
}

/** The deletable numbers before which nothing is stored. */
const oldestOf = ({ stored: [first] }: DataSource, [oldest]: Intervals) =>
  first && oldest && oldest.first <= first.first ? oldest : undefined
