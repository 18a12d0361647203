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
  yield `\uFEFF${line(titles.map(textCell))}`
  for (const row of rows) yield line(row.map(cell => cellText(cell, decimal)))
}

/** A number has all its digits, and is bare even if it begins with `-`. */
function cellText(cell: Cell, decimal: string): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  return cell === null ? '' : textCell(String(cell))
}

/** Where a cell begins in a spreadsheet, whichever separator it is set to. */
const BREAK = /[,;"\t\r\n]/

/** Most cells, also offsets from UTC: no formula, and nothing to quote. */
const PLAIN = /^(?:\w[\w .:/+-]*|[+-]\d\d:\d\d)?$/

/** Guards text that a spreadsheet would run as a formula, also after a separator that is not that of the file. */
export function textCell(text: string): string {
  if (PLAIN.test(text)) return text
  const inner = text.replace(/([,;"\s\p{Cc}]+)('*[=+\-@＝＋－＠])?/gu, (all, gap, formula) =>
    formula && BREAK.test(gap) ? `${gap}'${formula}` : all
  )
  const guarded = /^(?:'*\p{Cc}|['\s\p{Cc}]*[=+\-@＝＋－＠])/u.test(inner) ? `'${inner}` : inner
  return BREAK.test(guarded) ? `"${guarded.replace(/"/g, '""')}"` : guarded
}

export function fileNameOf(ending: 'csv' | 'sqlite', ...parts: string[]): string {
  const name = parts.join(' ').replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `${[...name.replace(/^[.-]+|-+$/g, '')].slice(0, 100).join('') || 'export'}.${ending}`
}
