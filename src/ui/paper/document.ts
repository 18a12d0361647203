import type { CsvCell } from '../../lib/table-file/csv'
import { formatNumber } from '../../lib/text/format'

/** A text with a shape before it, so that it is recognized without colours. */
export interface Marked {
  shape: string
  text: string
}

/** A number, which a file has with all digits and without separators. */
export interface Figure {
  value: number
  text: string
}

export type PaperCell = string | Marked | Figure

export interface PaperTable {
  columns: readonly string[]
  rows: readonly (readonly PaperCell[])[]
}

export interface PaperSection {
  /** The name of its file. */
  id: string
  title: string
  notes: readonly string[]
  table?: PaperTable
}

/** What is on paper, in a file of its own and, as tables, in CSV files. All texts of the panel in it are plain. */
export interface PaperDocument {
  title: string
  /** Suggested for files, without an ending. */
  fileName: string
  facts: readonly (readonly [label: string, value: string])[]
  /** What is not in it or not in full, with the reason. */
  warnings: readonly string[]
  sections: readonly PaperSection[]
  /** To be filled in by hand: a row for each of `roles`. */
  signatures: { title: string; columns: readonly string[]; roles: readonly string[] }
}

export const figure = (value: number, decimals = 0): Figure => ({ value, text: formatNumber(value, decimals) })

/** As it is in a file. */
export function csvCellOf(cell: PaperCell): CsvCell {
  if (typeof cell === 'string') return cell
  return 'value' in cell ? cell.value : cell.text
}
