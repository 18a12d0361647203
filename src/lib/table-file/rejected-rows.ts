import { PROBLEM_TITLE } from './column'
import type { CsvCell } from './csv'
import { withoutGuard } from './formula-guard'
import type { Table, TableRow } from './read-table'

/** Rows as in their file plus a column with the errors; once corrected, the file can be imported. */
export function rejectedRows<R>(
  { preamble, titles }: Table<R>,
  rows: readonly { row: TableRow<R>; problem: string }[]
): CsvCell[][] {
  const kept = titles.flatMap((title, index) => (title.trim().toLowerCase() === PROBLEM_TITLE ? [] : [index]))
  const cellsOf = (cells: readonly string[]) => kept.map(index => withoutGuard(cells[index] ?? ''))
  return [
    ...(preamble ? [preamble.cells.map(withoutGuard)] : []),
    [...cellsOf(titles), PROBLEM_TITLE],
    ...rows.map(({ row, problem }) => [...cellsOf(row.cells), problem])
  ]
}
