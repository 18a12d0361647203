import type { DecimalSign } from '../text/numbers'

export type CsvCell = string | number | null | undefined

export interface CsvOptions {
  separator?: ',' | ';' | '\t'
  decimal?: DecimalSign
}

/** A spreadsheet runs text that begins so as a formula; a Japanese one also in full width, and after control characters. */
export const FORMULA = /^[=+\-@＝＋－＠\p{Cc}]/u

/** Rows as CSV (RFC 4180); text that looks like a formula is prefixed with `'`. */
export function buildCsv(
  rows: readonly (readonly CsvCell[])[],
  { separator = ',', decimal = '.' }: CsvOptions = {}
): string {
  const line = (cells: readonly CsvCell[]) => cells.map(cell => quote(write(cell, decimal), separator)).join(separator)
  return rows.map(cells => `${line(cells)}\r\n`).join('')
}

/** Spreadsheets recognize UTF-8 only by its byte order mark. */
export function csvFile(text: string): Blob {
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
}

function write(cell: CsvCell, decimal: string): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  if (!cell) return ''
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quote(text: string, separator: string): string {
  const isPlain = !text.includes(separator) && !/["\r\n]/.test(text)
  return isPlain ? text : `"${text.replace(/"/g, '""')}"`
}
