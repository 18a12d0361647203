import { FORMULA } from './csv'

export interface CsvRow {
  /** Where the row begins in the file, from 1: a quoted cell may span lines. */
  line: number
  cells: string[]
}

export interface CsvProblem {
  line: number
  /** From 1. */
  column: number
  problem: 'unclosed-quote' | 'text-after-quote'
}

export interface ParsedCsv {
  separator: string
  rows: CsvRow[]
  problems: CsvProblem[]
}

const SEPARATORS = [',', ';', '\t']
const SAMPLE_ROWS = 10
const AGREEMENT = 1_000_000

/** Reads CSV as spreadsheets write it: any usual separator, any line end, with or without a byte order mark. Empty lines are left out. */
export function parseCsv(file: string): ParsedCsv {
  const marked = file.replace(/^\ufeff/, '')
  const declared = /^sep=([,;\t])(\r\n|\r|\n)/i.exec(marked)
  const text = declared ? marked.slice(declared[0].length) : marked
  const separator = declared?.[1] ?? detectSeparator(text)
  return { separator, ...readRows(text, separator, declared ? 2 : 1) }
}

/** The text that an export led by `'`, so that no spreadsheet would run it. */
export function withoutGuard(cell: string): string {
  const text = cell.slice(1)
  return cell.startsWith("'") && FORMULA.test(text) ? text : cell
}

/** The one that gives the same number of cells in each of the first rows, or else the most in the first. */
function detectSeparator(text: string): string {
  const candidates = SEPARATORS.map(separator => ({
    separator,
    worth: worthOf(readRows(text, separator, 1, SAMPLE_ROWS).rows)
  }))
  return candidates.reduce((best, next) => (next.worth > best.worth ? next : best)).separator
}

function worthOf(rows: readonly CsvRow[]): number {
  const [first = 0, ...others] = rows.map(({ cells }) => cells.length)
  return first > 1 && others.every(length => length === first) ? first + AGREEMENT : first
}

function readRows(
  text: string,
  separator: string,
  firstLine: number,
  most = Number.POSITIVE_INFINITY
): Omit<ParsedCsv, 'separator'> {
  const rows: CsvRow[] = []
  const problems: CsvProblem[] = []
  const plainText = `[^${separator}\\r\\n]*`
  // One cell and what ends it: quoted, with stray text behind it, or plain.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)("|$)(${plainText})|(${plainText}))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y'
  )
  let line = firstLine
  let row: CsvRow = { line, cells: [] }

  while ((cell.lastIndex < text.length && rows.length < most) || row.cells.length > 0) {
    const [, quoted, closing, stray, plain = '', end = ''] = cell.exec(text) ?? []
    const column = row.cells.length + 1
    if (closing === '') problems.push({ line: row.line, column, problem: 'unclosed-quote' })
    if (stray) problems.push({ line: row.line, column, problem: 'text-after-quote' })
    row.cells.push(quoted === undefined ? plain : quoted.replace(/""/g, '"') + stray)
    line += (quoted ?? '').split(/\r\n|\r|\n/).length - 1
    if (end === separator) continue
    line += 1
    if (row.cells.some(value => value !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return { rows, problems }
}
