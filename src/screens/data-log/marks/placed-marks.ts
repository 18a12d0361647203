import type { Mark, MarkKind } from '../../../api/marks'
import { parseDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'

/** A mark at its position above the trend. */
export interface PlacedMark extends Omit<Mark, 'first' | 'last'> {
  key: string
  window: TimeWindow
  /** Pixels from the left edge of the plot. */
  left: number
}

/** Marks of one kind that are nearer than this are joined: the width of one on a touch screen, or with a count. */
const NEAREST_PIXELS = 44

/** The marks of a window, by time. */
export function placeMarks(marks: readonly Mark[], { from, to }: TimeWindow, width: number): PlacedMark[] {
  const placed: PlacedMark[] = []
  const newest = new Map<MarkKind, PlacedMark>()
  for (const mark of marks) {
    const window = windowOfMark(mark)
    if (!window || window.to < from || window.from > to) continue
    const left = (Math.max(0, window.from - from) / (to - from)) * width
    const before = newest.get(mark.kind)
    if (before && left - before.left < NEAREST_PIXELS) join(before, mark, window)
    else {
      const next = { ...mark, key: `${mark.kind} ${window.from}`, window, left }
      newest.set(mark.kind, next)
      placed.push(next)
    }
  }
  return placed
}

function join(before: PlacedMark, { count }: Mark, { to }: TimeWindow): void {
  Object.assign(before, {
    count: before.count + count,
    window: { from: before.window.from, to: Math.max(before.window.to, to) },
    number: null,
    action: null,
    text: '',
    username: '',
    result: null
  })
}

function windowOfMark({ first, last }: Mark): TimeWindow | undefined {
  const [from, to] = [parseDeviceTime(first), parseDeviceTime(last)]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** How many entries of each kind are in the window. */
export function countByKind(placed: readonly PlacedMark[]): Partial<Record<MarkKind, number>> {
  const counts: Partial<Record<MarkKind, number>> = {}
  for (const { kind, count } of placed) counts[kind] = (counts[kind] ?? 0) + count
  return counts
}
