import type { CsvCell } from '../../../lib/table-file/csv'
import { formatNumber } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { Course } from './read-trend'

export type T = Translator['t']

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

export type Cell = string | Marked | Figure

export interface ReportTable {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Something that happened, in the trend. */
export interface TrendMark {
  time: number
  shape: string
}

export interface Picture {
  window: TimeWindow
  courses: readonly Course[]
  marks: readonly TrendMark[]
  /** What the shapes of the marks mean. */
  legend: readonly Marked[]
}

export interface Section {
  /** The name of its file. */
  id: string
  title: string
  notes: readonly string[]
  picture?: Picture
  table?: ReportTable
}

/** A file of the archive that is not in the page as a table. */
export interface DataFile {
  name: string
  /** Made when the archive is: there may be a hundred thousand. */
  rows: () => readonly (readonly CsvCell[])[]
}

/** What both the page and the archive are made of. All texts of the panel in it are plain. */
export interface Report {
  title: string
  /** Time zone of the panel, empty if not known. */
  zone: string
  zoneTitle: string
  /** Suggested for files, without an ending. */
  fileName: string
  facts: readonly (readonly [label: string, value: string])[]
  /** Parts that are not in it or not in full, with the reason, and changes of the clock. */
  warnings: readonly string[]
  sections: readonly Section[]
  data: readonly DataFile[]
}

/** As the log of the panel orders them, oldest first. */
export const cutNote = (shown: number, total: number, t: T): string[] =>
  shown < total ? [t('incidentDialog.cut', { shown, total })] : []

/** Beside a time, where the panel sends it: in an hour that comes twice, only the offset from UTC tells rows apart. */
export function offsetColumn(items: readonly Offset[], t: T) {
  const isSent = items.some(({ utc_offset }) => utc_offset !== undefined)
  return {
    title: isSent ? [t('incidentDialog.utcOffset')] : [],
    cell: ({ utc_offset = '' }: Offset) => (isSent ? [plainText(utc_offset, 9)] : [])
  }
}

interface Offset {
  utc_offset?: string | undefined
}

export const figure = (value: number, decimals = 0): Figure => ({ value, text: formatNumber(value, decimals) })

/** As it is in a file. */
export function csvCellOf(cell: Cell): CsvCell {
  if (typeof cell === 'string') return cell
  return 'value' in cell ? cell.value : cell.text
}
