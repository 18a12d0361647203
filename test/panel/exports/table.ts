import type { Cell } from './csv'
import type { TimeText } from './time-text'

/** The rows of a log as an export writes them. */
export interface ExportTable {
  titles: readonly string[]
  /** How many rows there are. */
  total: number
  rows(timeText: TimeText): Iterable<readonly Cell[]>
}

/** Where the rows are from. Times are device texts; null for an open range. */
export interface Origin {
  log: string
  panel: string
  zone: string
  from: string | null
  to: string | null
}

const ORIGIN_TITLES = ['Log', 'HMI', 'Range from', 'Range to', 'HMI time zone']

/**
 * Adds where the rows are from as columns, filled in the first row only: lines before the titles would break parsers,
 * and a file of a million rows would become twice as large if each repeated it. A table without rows gets one for it.
 */
export function withOrigin({ titles, total, rows }: ExportTable, origin: Origin): ExportTable {
  const empty = ORIGIN_TITLES.map(() => null)
  const time = (text: string | null, timeText: TimeText) => text && timeText(text)
  return {
    titles: [...titles, ...ORIGIN_TITLES],
    total,
    *rows(timeText) {
      const { log, panel, zone, from, to } = origin
      let added: readonly Cell[] = [log, panel, time(from, timeText), time(to, timeText), zone]
      for (const row of rows(timeText)) {
        yield [...row, ...added]
        added = empty
      }
      if (added !== empty) yield [...titles.map(() => null), ...added]
    }
  }
}
