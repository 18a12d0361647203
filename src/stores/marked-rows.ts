import { PAGE_ROWS, type Rows } from '../lib/remote/row-pages'
import { parseDeviceTime } from '../lib/text/time-text'
import type { Mark } from './marked'

export interface Numbered {
  number: number
  /** As the panel sends it. */
  time: string
}

export interface MarkedRows<R> {
  /** The position of the first of them in the list. */
  index: number
  isMarked: (row: R) => boolean
}

/** The row with the number of a mark, or those nearest to its time; `expected` is its position in a list of several pages. */
export function markedRows<R>(
  { time, number }: Mark,
  { pages }: Rows<R>,
  of: (row: R) => Numbered | undefined,
  expected: number | undefined
): MarkedRows<R> | undefined {
  if (expected !== undefined && !pages.has(Math.floor(expected / PAGE_ROWS)))
    return { index: expected, isMarked: () => false }
  const distance = (row: R) => {
    const { number: own, time: text = '' } = of(row) ?? {}
    if (own !== undefined && own === number) return -1
    return Math.abs((parseDeviceTime(text) ?? Number.POSITIVE_INFINITY) - time)
  }
  const rows = [...pages].flatMap(([page, items]) =>
    items.map((row, position) => ({ index: page * PAGE_ROWS + position, distance: distance(row) }))
  )
  const least = Math.min(...rows.map(row => row.distance))
  if (!Number.isFinite(least)) return undefined
  const nearest = rows.filter(row => row.distance === least)
  return { index: Math.min(...nearest.map(row => row.index)), isMarked: row => distance(row) === least }
}
