import type { Schemas } from '../../../src/api/generated/schema'
import { type Cell, type Column, columnsOf, type LogTable, timeColumns } from '../exports/table'
import type { TimeCells } from '../exports/time-cells'
import { MOST_CHANGES } from './call-record'
import type { StoredEntry } from './operation-entries'
import { recordOf } from './operation-entries'

export const OPERATION_COLUMNS: readonly Column[] = [
  ...columnsOf('INTEGER', 'No.'),
  ...timeColumns('Time'),
  ...columnsOf('TEXT', 'Time zone', 'User', 'Role', 'Source', 'Address', 'Screen', 'Action', 'Object'),
  ...columnsOf(
    'TEXT',
    'Function',
    'Affected item',
    'Field',
    'Previous value',
    'New value',
    'Result',
    'Code',
    'Information'
  )
]

/** A row for each change, for each record without one, and for each gap. */
export const operationTable = (entries: readonly StoredEntry[]): LogTable => ({
  columns: OPERATION_COLUMNS,
  total: entries.reduce((sum, entry) => sum + rowCount(entry), 0),
  rows: timeCells => operationRows(entries, timeCells)
})

const rowCount = (entry: StoredEntry) =>
  'gap' in entry ? 1 : Math.max(1, Math.min(entry.operation.changes.length, MOST_CHANGES))

function* operationRows(entries: Iterable<StoredEntry>, timeCells: TimeCells): Generator<readonly Cell[]> {
  for (const entry of entries) {
    if ('gap' in entry) yield gapRow(entry.gap, timeCells)
    else {
      const record = recordOf(entry.operation, MOST_CHANGES)
      const changes = record.changes.length > 0 ? record.changes : [undefined]
      const { zone, isSecondHour: isSecond = false } = entry.operation
      const time = timeCells(record.time, { zone, isSecond })
      for (const change of changes) yield recordRow(record, change, time)
    }
  }
}

function recordRow(
  it: Schemas['OperationRecord'],
  change: Schemas['OperationChange'] | undefined,
  time: readonly Cell[]
): readonly Cell[] {
  const secret = change?.secret ? '***' : null
  return [
    ...[it.number, ...time, it.zone, it.username, it.role, it.place, it.address, it.screen, it.action, it.object],
    ...[it.function, it.target, change?.field ?? null, change?.previous ?? secret, change?.next ?? secret],
    ...[it.result, it.code, [it.information, it.merged && `${it.merged} operations`].filter(Boolean).join('; ')]
  ]
}

function gapRow({ first, last }: Schemas['OperationGap'], timeCells: TimeCells): readonly Cell[] {
  const text = first === last ? `${first} missing` : `${first} to ${last} missing`
  return [text, ...timeCells(null), ...OPERATION_COLUMNS.slice(2).map(() => null)]
}
