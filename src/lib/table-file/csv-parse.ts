export interface CsvRow {
  /** Line number in the file, from 1; a quoted cell may span lines. */
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
const CONSISTENCY_BONUS = 1_000_000
const QUOTED_CELLS = /(^|[,;\t\r\n])"[^"]*(?:""[^"]*)*"/g

/** Reads CSV as spreadsheets write it: any common separator and line end, with or without a byte order mark. Skips empty lines. */
export function parseCsv(file: string): ParsedCsv {
  const content = file.replace(/^\ufeff/, '')
  const declared = /^sep=([,;\t])(\r\n|\r|\n)/i.exec(content)
  const text = declared ? content.slice(declared[0].length) : content
  const separator = declared?.[1] ?? detectSeparator(text)
  return { separator, ...readRows(text, separator, declared ? 2 : 1) }
}

/** Prefers the separator that gives the first rows equally many cells, then the one that gives the first row most. */
function detectSeparator(text: string): string {
  const unquoted = text.replace(QUOTED_CELLS, '$1x')
  const candidates = SEPARATORS.map(separator => ({
    separator,
    score: scoreOf(readRows(unquoted, separator, 1, SAMPLE_ROWS).rows)
  }))
  return candidates.reduce((best, next) => (next.score > best.score ? next : best)).separator
}

function scoreOf(rows: readonly CsvRow[]): number {
  const [first = 0, ...others] = rows.map(({ cells }) => cells.length)
  return first > 1 && others.every(length => length === first) ? first + CONSISTENCY_BONUS : first
}

function readRows(
  text: string,
  separator: string,
  firstLine: number,
  maxRows = Number.POSITIVE_INFINITY
): Omit<ParsedCsv, 'separator'> {
  const rows: CsvRow[] = []
  const problems: CsvProblem[] = []
  const unquotedText = `[^${separator}\\r\\n]*`
  // One cell and its end: quoted, possibly with invalid text after it, or unquoted.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)("|$)(${unquotedText})|(${unquotedText}))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y'
  )
  let line = firstLine
  let row: CsvRow = { line, cells: [] }

  while ((cell.lastIndex < text.length && rows.length < maxRows) || row.cells.length > 0) {
    const [, quoted, closing, trailing, unquoted = '', end = ''] = cell.exec(text) ?? []
    const column = row.cells.length + 1
    if (closing === '') problems.push({ line: row.line, column, problem: 'unclosed-quote' })
    if (trailing) problems.push({ line: row.line, column, problem: 'text-after-quote' })
    row.cells.push(quoted === undefined ? unquoted : quoted.replace(/""/g, '"') + trailing)
    line += (quoted ?? '').split(/\r\n|\r|\n/).length - 1
    if (end === separator) continue
    line += 1
    if (row.cells.some(value => value !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return { rows, problems }
}
