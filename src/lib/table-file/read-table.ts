import type { Message } from '../text/message'
import { plainText } from '../text/plain-text'
import { columnsOf, type FileColumn, type FileColumns, type RowError } from './column'
import { type CsvRow, parseCsv, withoutGuard } from './csv-parse'
import { PROBLEM_TITLE } from './rejected-rows'

export interface TableFormat<R> {
  columns: FileColumns<R>
  maxRows: number
  /** Titles of an export that an import ignores; if given, any other unknown title is refused. */
  ignoredTitles?: readonly string[]
  /** A row above the titles, recognized by its first cell. */
  preamble?: {
    mark: string
    validate(cells: readonly string[]): { severity: 'error' | 'warning'; message: Message } | undefined
  }
}

export interface TableRow<R> {
  line: number
  /** Unchanged from the file. */
  cells: readonly string[]
  /** Only valid without errors. */
  values: R
  errors: readonly RowError[]
}

export interface Table<R> {
  status: 'readable'
  preamble: CsvRow | undefined
  titles: readonly string[]
  /** The index in the file of each column that it contains. */
  indexes: ReadonlyMap<keyof R & string, number>
  rows: readonly TableRow<R>[]
  warning: Message | undefined
}

export interface UnreadableTable {
  status: 'unreadable'
  reason: Message
  details: readonly Message[]
}

/** Reads the text of a CSV file as typed rows. */
export function readTable<R>(text: string, format: TableFormat<R>): Table<R> | UnreadableTable {
  const { rows: allRows, problems } = parseCsv(text)
  const [syntaxError] = problems
  if (syntaxError) return unreadable(['common.import.broken', { line: syntaxError.line, column: syntaxError.column }])
  const hasPreamble = format.preamble && normalized(allRows[0]?.cells[0]) === normalized(format.preamble.mark)
  const [titleRow, ...body] = hasPreamble ? allRows.slice(1) : allRows
  const preamble = hasPreamble ? allRows[0] : undefined
  const verdict = preamble && format.preamble?.validate(preamble.cells.map(withoutGuard))
  if (verdict?.severity === 'error') return unreadable(verdict.message)

  const titles = trimmedEnd(titleRow?.cells ?? []).map(withoutGuard)
  const indexes = indexesOf(titles, format.columns)
  const missing = columnsOf(format.columns).filter(([field, { required }]) => required && !indexes.has(field))
  const unknown = unknownTitles(titles, indexes, format)
  if (missing.length > 0 || unknown.length > 0)
    return unreadable('common.import.columns', [
      ...listColumns(
        'common.import.missing',
        missing.map(([, { title }]) => title)
      ),
      ...listColumns('common.import.unknown', unknown)
    ])
  if (body.length === 0) return unreadable('common.import.noRows')
  if (body.length > format.maxRows) return unreadable(['common.import.tooMany', { most: format.maxRows }])
  const rows = body.map(row => readRow(row, format.columns, indexes))
  return { status: 'readable', preamble, titles, indexes, rows, warning: verdict?.message }
}

const unreadable = (reason: Message, details: readonly Message[] = []): UnreadableTable => ({
  status: 'unreadable',
  reason,
  details
})

/** Ignores case, unless a title matches exactly. */
function indexesOf<R>(titles: readonly string[], columns: FileColumns<R>): Map<keyof R & string, number> {
  const lowered = titles.map(normalized)
  const indexOf = ({ title, aliases = [] }: FileColumn<unknown>) => {
    const exact = titles.indexOf(title)
    return exact < 0 ? lowered.findIndex(name => [title, ...aliases].map(normalized).includes(name)) : exact
  }
  const found = columnsOf(columns).map(([field, column]) => [field, indexOf(column)] as const)
  return new Map(found.filter(([, index]) => index >= 0))
}

function unknownTitles<R>(
  titles: readonly string[],
  indexes: ReadonlyMap<string, number>,
  { columns, ignoredTitles }: TableFormat<R>
): string[] {
  if (!ignoredTitles) return []
  const expected = [...ignoredTitles, PROBLEM_TITLE, ...columnsOf(columns).map(([, { title }]) => title)].map(
    normalized
  )
  const matched = new Set(indexes.values())
  return titles.filter((title, index) => !matched.has(index) && !expected.includes(normalized(title)))
}

function readRow<R>(
  { line, cells }: CsvRow,
  columns: FileColumns<R>,
  indexes: ReadonlyMap<string, number>
): TableRow<R> {
  const parsed = columnsOf(columns).map(([field, { parse }]) => ({
    field,
    ...parse(withoutGuard(cells[indexes.get(field) ?? -1] ?? ''))
  }))
  const errors = parsed.flatMap(({ field, error }) => (error ? [{ field, message: error }] : []))
  // The columns contain a field, and thus a value, for each key of a row.
  const values = Object.fromEntries(parsed.map(({ field, value }) => [field, value])) as R
  return { line, cells, values, errors }
}

/** Spreadsheets pad short lines with empty cells. */
function trimmedEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.map(cell => cell !== '').lastIndexOf(true) + 1)
}

const normalized = (title = '') => title.trim().toLowerCase()

function listColumns(key: 'common.import.missing' | 'common.import.unknown', titles: readonly string[]): Message[] {
  const columns = titles.map(title => plainText(title, 60) || '–').join(', ')
  return titles.length > 0 ? [[key, { columns }]] : []
}
