import type { Range } from '../data-log/data-log-source'
import { EVENT_TITLES, eventRows } from '../events/event-rows'
import { stateOf } from '../events/stored-event'
import { OPERATION_TITLES, operationRows } from '../operations/operation-rows'
import type { Services } from '../services'
import type { Cell } from '../storage/database-file'
import { type Intervals, includes, intervalsOf } from './intervals'
import { type Column, type DataSource, uniqueColumns } from './source'

const WHOLE_NUMBERS = ['No.', 'Duration (s)', 'Category', 'Count']

const columnOf = (name: string): Column => ({
  name,
  type: WHOLE_NUMBERS.includes(name) ? 'INTEGER' : name === 'Value' ? 'REAL' : 'TEXT'
})

/** A database has no booleans. */
const storable = (row: readonly (Cell | boolean)[]) =>
  row.map(cell => (typeof cell === 'boolean' ? Number(cell) : cell))

function* mapped<T, U>(items: Iterable<T>, convert: (item: T) => U): Generator<U> {
  for (const item of items) yield convert(item)
}

/** What sources of numbered records have in common. */
function numbered<T extends { number: number }>(records: readonly T[], timeIn: (record: T) => number) {
  const chosen = (isChosen: (record: T) => boolean) => intervalsOf(records.filter(isChosen).map(({ number }) => number))
  return {
    chosen,
    stored: chosen(() => true),
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
    columns: uniqueColumns(EVENT_TITLES.map(columnOf)),
    settled: chosen(event => stateOf(event) === 'returned'),
    rows: numbers =>
      mapped(
        eventRows(services, of(numbers), 'en', text => text),
        storable
      )
  }
}

export function operationSource({ operations }: Pick<Services, 'operations'>): DataSource {
  const { chosen: _, of, ...records } = numbered(operations.stored(), ({ at }) => at)
  const entries = (numbers: Intervals) => of(numbers).map(operation => ({ operation }))
  return {
    ...records,
    content: 'operations',
    key: 'operations',
    name: 'operations',
    columns: uniqueColumns(OPERATION_TITLES.map(columnOf)),
    settled: records.stored,
    rows: numbers =>
      mapped(
        operationRows(entries(numbers), text => text),
        storable
      )
  }
}
