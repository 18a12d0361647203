export type CsvCell = string | number | null | undefined

/** A spreadsheet runs text that begins so as a formula; a Japanese one also in full width, and after control characters. */
export const FORMULA = /^[=+\-@＝＋－＠\p{Cc}]/u

/** Rows as CSV (RFC 4180); text that looks like a formula is prefixed with `'`. */
export function buildCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(cells => `${cells.map(cell => quote(write(cell))).join(',')}\r\n`).join('')
}

/** Spreadsheets recognize UTF-8 only by its byte order mark. */
export function csvFile(text: string): Blob {
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
}

function write(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (!cell) return ''
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
