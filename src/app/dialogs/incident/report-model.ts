import type { CsvCell } from '../../../lib/table-file/csv'
import type { Translator } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { Marked, PaperDocument, PaperSection } from '../../../ui/paper/document'
import type { Course } from './read-trend'

export type T = Translator['t']

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

export interface Section extends PaperSection {
  picture?: Picture
}

/** A file of the archive that is not in the page as a table. */
export interface DataFile {
  name: string
  /** Made when the archive is: there may be a hundred thousand. */
  rows: () => readonly (readonly CsvCell[])[]
}

/** What both the page and the archive are made of. */
export interface Report extends PaperDocument {
  /** Time zone of the panel, empty if not known. */
  zone: string
  zoneTitle: string
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
