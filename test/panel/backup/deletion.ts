import type { DataLogSource } from '../data-log/data-log-source'
import { dropRecords } from '../data-log/history'
import { countOf, type Intervals, includes, within } from './intervals'
import { marked } from './marks'
import { type SourceServices, sourcesOf } from './selection'
import type { DataSource } from './source'

const DAY = 86_400_000

/** Deletes records of that age of which a copy was read back from outside the panel. @returns how many */
export function deleteCopied(services: SourceServices, retentionDays: number): number {
  const { state, clock, events, operations } = services
  const until = clock.now() - retentionDays * DAY
  const deletable = (source: DataSource): Intervals =>
    source
      .inRange({ from: Number.NEGATIVE_INFINITY, to: until })
      .flatMap(it => within(marked(state, 'verified', source), it))
  const [eventLog, operationLog] = sourcesOf(services, ['events', 'operations'])
  const logs = sourcesOf(services, ['data_logs'])

  const ofLog = (log: DataLogSource): number => {
    const source = logs.find(({ key }) => key === `log ${log.id}`)
    const oldest = source && oldestOf(source, deletable(source))
    if (!oldest) return 0
    dropRecords(log, clock.now(), countOf([oldest]))
    return countOf([oldest])
  }
  const ofEvents = (source: DataSource): number => {
    const numbers = deletable(source)
    return events.deleteEnded(({ number }) => includes(numbers, number))
  }
  const ofOperations = (source: DataSource): number => {
    const oldest = oldestOf(source, deletable(source))
    return oldest ? operations.deleteUpTo(oldest.last) : 0
  }
  return (
    state.dataLogs.reduce((sum, log) => sum + ofLog(log), 0) +
    (eventLog ? ofEvents(eventLog) : 0) +
    (operationLog ? ofOperations(operationLog) : 0)
  )
}

/** The deletable numbers before which nothing is stored. */
const oldestOf = ({ stored: [first] }: DataSource, [oldest]: Intervals) =>
  first && oldest && oldest.first <= first.first ? oldest : undefined
