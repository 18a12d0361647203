import { EVERYTHING, type Range } from '../data-log/data-log-source'
import { eventTable } from '../events/event-rows'
import { stateOf } from '../events/stored-event'
import { entriesOf } from '../operations/operation-entries'
import { operationTable } from '../operations/operation-rows'
import type { Services } from '../services'
import { type Intervals, includes, intervalsOf } from './intervals'
import type { DataSource } from './source'

/** What sources of numbered records have in common. */
function numbered<T extends { number: number }>(records: readonly T[], timeIn: (record: T) => number) {
  const chosen = (isChosen: (record: T) => boolean) => intervalsOf(records, isChosen)
  return {
    chosen,
    stored: intervalsOf(records),
    inRange: ({ from, to }: Range): Intervals => chosen(record => timeIn(record) >= from && timeIn(record) <= to),
    timeOf: (number: number) => {
      const found = records.find(record => record.number === number)
      return found && timeIn(found)
    },
    of: (numbers: Intervals) => records.filter(({ number }) => includes(numbers, number))
  }
}

/** An event that is active or not acknowledged yet is copied again when that is over. */
export function eventSource(services: Pick<Services, 'state' | 'clock' | 'events'>): DataSource {
  const { chosen, of, ...records } = numbered([...services.events.events()], ({ triggered }) => triggered)
  return {
    ...records,
    content: 'events',
    key: 'events',
    name: 'events',
    title: 'Event log',
    settled: chosen(event => stateOf(event) === 'returned'),
    table: (numbers, language) => eventTable(services, of(numbers), language)
  }
}

/** A gap is in the copy that has the record after it. */
export function operationSource({ operations }: Pick<Services, 'operations'>): DataSource {
  const { chosen: _, of: __, ...records } = numbered(operations.stored(), ({ at }) => at)
  const entriesIn = (numbers: Intervals) =>
    entriesOf(operations, {}, EVERYTHING)
      .filter(entry => includes(numbers, 'gap' in entry ? entry.gap.last + 1 : entry.operation.number))
      .reverse()
  return {
    ...records,
    content: 'operations',
    key: 'operations',
    name: 'operations',
    title: 'Operation log',
    settled: records.stored,
    table: numbers => operationTable(entriesIn(numbers))
  }
}
