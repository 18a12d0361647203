import type { Range } from '../data-log/data-log-source'
import { eventTable } from '../events/event-rows'
import { stateOf } from '../events/stored-event'
import type { ExportTable } from '../exports/table'
import { createTimeText } from '../exports/time-text'
import { operationTable } from '../operations/operation-rows'
import type { Services } from '../services'
import type { Cell } from '../storage/database-file'
import { type Intervals, includes, intervalsOf } from './intervals'
import { type Column, type DataSource, uniqueColumns } from './source'

const WHOLE_NUMBERS = ['No.', 'Duration (s)', 'Category', 'Count']

const columnOf = (name: string): Column => ({
  name,
  type: WHOLE_NUMBERS.includes(name) ? 'INTEGER' : name === 'Value' ? 'REAL' : 'TEXT'
})

const columnsOf = ({ titles }: ExportTable) => uniqueColumns(titles.map(columnOf))

/** With offsets from UTC, and without booleans, which a database does not have. */
function* rowsOf({ rows }: ExportTable, zone: string): Generator<readonly Cell[]> {
  for (const row of rows(createTimeText('iso', zone)))
    yield row.map(cell => (typeof cell === 'boolean' ? Number(cell) : cell))
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
    columns: columnsOf(eventTable(services, [], 'en')),
    settled: chosen(event => stateOf(event) === 'returned'),
    rows: numbers => rowsOf(eventTable(services, of(numbers), 'en'), services.state.zone)
  }
}

export function operationSource({ state, operations }: Pick<Services, 'state' | 'operations'>): DataSource {
  const { chosen: _, of, ...records } = numbered(operations.stored(), ({ at }) => at)
  const tableOf = (numbers: Intervals) => operationTable(of(numbers).map(operation => ({ operation })))
  return {
    ...records,
    content: 'operations',
    key: 'operations',
    name: 'operations',
    columns: columnsOf(operationTable([])),
    settled: records.stored,
    rows: numbers => rowsOf(tableOf(numbers), state.zone)
  }
}
