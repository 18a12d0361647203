import type { TimeCells } from './time-cells'

export type Cell = string | number | boolean | null

export interface Column {
  name: string
  /** As SQLite knows it; integers may be booleans. */
  type: 'TEXT' | 'INTEGER' | 'REAL'
  /** Whether its cells are made by `TimeCells`. */
  isTime?: true
}

/** A log as it is written to files: exports and backups have the same columns and rows. */
export interface LogTable {
  columns: readonly Column[]
  /** How many rows there are. */
  total: number
  rows(timeCells: TimeCells): Iterable<readonly Cell[]>
}

/** Where the rows are from. Times are device texts; null for an open range. */
export interface Origin {
  log: string
  panel: string
  zone: string
  from: string | null
  to: string | null
}

export const columnsOf = (type: Column['type'], ...names: string[]): Column[] => names.map(name => ({ name, type }))

export const timeColumns = (...names: string[]): Column[] => names.map(name => ({ name, type: 'TEXT', isTime: true }))

export const OFFSET = 'UTC offset'

/** With a column beside each time for its offset; that of the first one needs no more to be told apart. */
export function withOffsets(columns: readonly Column[]): Column[] {
  const first = columns.find(({ isTime }) => isTime)
  return columns.flatMap(column =>
    column.isTime ? [column, ...columnsOf('TEXT', column === first ? OFFSET : `${column.name}: ${OFFSET}`)] : [column]
  )
}

export const ORIGIN_COLUMNS = columnsOf('TEXT', 'Log', 'HMI name', 'Range from', 'Range to', 'HMI time zone')

export function originRow({ log, panel, zone, from, to }: Origin, timeCells: TimeCells): readonly Cell[] {
  const time = (text: string | null) => timeCells(text)[0] ?? null
  return [log, panel, time(from), time(to), zone]
}

/**
 * Adds where the rows are from as columns, filled in the first row only: lines before the titles would break parsers,
 * and a file of a million rows would become twice as large if each repeated it. A table without rows gets one for it.
 */
export function withOrigin({ columns, total, rows }: LogTable, origin: Origin): LogTable {
  const empty = ORIGIN_COLUMNS.map(() => null)
  return {
    columns: [...columns, ...ORIGIN_COLUMNS],
    total,
    *rows(timeCells) {
      let added = originRow(origin, timeCells)
      for (const row of rows(timeCells)) {
        yield [...row, ...added]
        added = empty
      }
      if (added !== empty) yield [...columns.map(() => null), ...added]
    }
  }
}
