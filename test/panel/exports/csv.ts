import type { Schemas } from '../../../src/api/generated/schema'
import type { Cell } from './table'

export type CsvChoices = Pick<Schemas['DataLogExport'], 'separator' | 'decimal'>

/** Rows as lines (RFC 4180), the titles first, after a byte order mark, by which spreadsheets recognize UTF-8. */
export function* csvLines(
  titles: readonly string[],
  rows: Iterable<readonly Cell[]>,
  { separator, decimal }: CsvChoices
): Generator<string> {
  const line = (texts: readonly string[]) => `${texts.join(separator)}\r\n`
  yield `\uFEFF${line(titles.map(title => textCell(title, separator)))}`
  for (const row of rows) yield line(row.map(cell => cellText(cell, separator, decimal)))
}

/** A number has all its digits, and is bare even if it begins with `-`. */
function cellText(cell: Cell, separator: string, decimal: string): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  return cell === null ? '' : textCell(String(cell), separator)
}

/** Guards text that a spreadsheet would run as a formula. */
export function textCell(text: string, separator: string): string {
  const guarded = /^[=+\-@＝＋－＠\p{Cc}]/u.test(text) ? `'${text}` : text
  const special = guarded.includes(separator) || /["\r\n]/.test(guarded)
  return special ? `"${guarded.replace(/"/g, '""')}"` : guarded
}

export function fileNameOf(ending: 'csv' | 'sqlite', ...parts: string[]): string {
  const name = parts.join(' ').replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `${[...name.replace(/^[.-]+|-+$/g, '')].slice(0, 100).join('') || 'export'}.${ending}`
}
