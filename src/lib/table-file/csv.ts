import { needsQuotes, withGuard } from './formula-guard'

export type CsvCell = string | number | null | undefined

/** Rows as CSV (RFC 4180), of which a spreadsheet runs no text, whichever separator it is set to. */
export function buildCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(cells => `${cells.map(cell => quote(write(cell))).join(',')}\r\n`).join('')
}

/** Spreadsheets recognize UTF-8 only by its byte order mark. */
export function csvFile(text: string): Blob {
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' })
}

function write(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  return cell ? withGuard(cell) : ''
}

function quote(text: string): string {
  return needsQuotes(text) ? `"${text.replace(/"/g, '""')}"` : text
}
