import { $i18n } from '../text/i18n'
import { LANGUAGES } from '../text/languages'
import type { Message } from '../text/message'
import { type DecimalSign, decimalSignOf } from '../text/numbers'
import { plainText } from '../text/plain-text'
import { columnsOf, type FileColumn, type FileColumns, PROBLEM_TITLE, type RowError, titleIn } from './column'
import { type CsvRow, parseCsv } from './csv-parse'
import { withoutGuard } from './formula-guard'

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
  /** How its numbers were read; undefined if none has a comma, so that there is nothing to choose. */
  decimal: DecimalSign | undefined
  warning: Message | undefined
}

type Indexes<R> = Map<keyof R & string, number>

export interface UnreadableTable {
  status: 'unreadable'
  reason: Message
  details: readonly Message[]
}

/** Reads the text of a CSV file as typed rows; the decimal sign is detected unless it is given. */
export function readTable<R>(text: string, format: TableFormat<R>, given?: DecimalSign): Table<R> | UnreadableTable {
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
        missing.map(([, column]) => titleIn(column, $i18n.get().language))
      ),
      ...listColumns('common.import.unknown', unknown)
    ])
  if (body.length === 0) return unreadable('common.import.noRows')
  if (body.length > format.maxRows) return unreadable(['common.import.tooMany', { most: format.maxRows }])
  const detected = decimalSignOf(numericCells(body, format.columns, indexes))
  const decimal = detected && (given ?? detected)
  const rows = body.map(row => withLength(readRow(row, format.columns, indexes, decimal), titles.length))
  return { status: 'readable', preamble, titles, indexes, rows, decimal, warning: verdict?.message }
}

export const unreadable = (reason: Message, details: readonly Message[] = []): UnreadableTable => ({
  status: 'unreadable',
  reason,
  details
})

/**
 * Prefers the language that most titles are in, and a title that matches exactly; also accepts those of the other
 * languages and the aliases, in any case.
 */
function indexesOf<R>(titles: readonly string[], columns: FileColumns<R>): Indexes<R> {
  const languages = LANGUAGES.map(({ value }) => value)
  const [best = new Map()] = languages
    .map(language => withFound(new Map(), (column, title) => title === titleIn(column, language)))
    .sort((one, other) => other.size - one.size)
  return withFound(best, (column, title) =>
    [...languages.map(language => titleIn(column, language)), ...(column.aliases ?? [])]
      .map(normalized)
      .includes(normalized(title))
  )

  function withFound(known: Indexes<R>, isOf: (column: FileColumn<unknown>, title: string) => boolean): Indexes<R> {
    const indexes = new Map(known)
    const taken = new Set(known.values())
    for (const [field, column] of columnsOf(columns)) {
      const index = titles.findIndex((title, at) => !taken.has(at) && isOf(column, title))
      if (index < 0 || indexes.has(field)) continue
      indexes.set(field, index)
      taken.add(index)
    }
    return indexes
  }
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

function numericCells<R>(
  rows: readonly CsvRow[],
  columns: FileColumns<R>,
  indexes: ReadonlyMap<string, number>
): string[] {
  const numeric = columnsOf(columns).flatMap(([field, column]) => (column.numeric ? (indexes.get(field) ?? []) : []))
  return rows.flatMap(({ cells }) => numeric.map(index => withoutGuard(cells[index] ?? '')))
}

function readRow<R>(
  { line, cells }: CsvRow,
  columns: FileColumns<R>,
  indexes: ReadonlyMap<string, number>,
  decimal: DecimalSign = '.'
): TableRow<R> {
  const parsed = columnsOf(columns).map(([field, { parse }]) => ({
    field,
    ...parse(withoutGuard(cells[indexes.get(field) ?? -1] ?? ''), decimal)
  }))
  const errors = parsed.flatMap(({ field, error }) => (error ? [{ field, message: error }] : []))
  // The columns contain a field, and thus a value, for each key of a row.
  const values = Object.fromEntries(parsed.map(({ field, value }) => [field, value])) as R
  return { line, cells, values, errors }
}

/** Surplus cells come from an unquoted separator, such as a decimal comma, which moves all cells after it. */
function withLength<R>(row: TableRow<R>, mostCells: number): TableRow<R> {
  if (trimmedEnd(row.cells).length <= mostCells) return row
  return { ...row, errors: [...row.errors, { message: ['common.import.moreCells', { most: mostCells }] }] }
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
