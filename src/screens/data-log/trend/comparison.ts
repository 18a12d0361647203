import { atom, computed, type ReadableAtom } from 'nanostores'
import type { TrendData, TrendWindow } from '../../../chart/types'
import { createPointsReader, type PointsWanted } from '../records/points-reader'
import type { Records } from '../records/records-feed'
import type { Series } from '../records/series'
import { dataOf } from '../records/window-reader'

export const COMPARISONS = ['none', 'hour', 'day', 'week'] as const
export type Comparison = (typeof COMPARISONS)[number]

const HOUR = 3_600_000

const OFFSETS: Record<Comparison, number> = { none: 0, hour: HOUR, day: 24 * HOUR, week: 168 * HOUR }

/** Share of the window that is read in advance, so that following reads nothing for a while. */
const AHEAD = 0.05

/** An earlier period, its times shifted to those of the chart. */
export function createComparison(
  $records: ReadableAtom<Records | undefined>,
  $visible: ReadableAtom<TrendWindow | undefined>
) {
  const $comparison = atom<Comparison>('none')
  let latest: PointsWanted | undefined

  const $wanted = computed([$records, $visible, $comparison], (records, visible, comparison) => {
    if (!records || !visible || comparison === 'none') return undefined
    const { query } = records
    const subject = `${query.key} ${comparison}`
    const window = shifted(visible, -OFFSETS[comparison])
    if (latest?.subject !== subject || !fits(window, latest.window)) {
      const ahead = AHEAD * (window.to - window.from)
      latest = { subject, query, window: { from: window.from, to: window.to + ahead } }
    }
    return latest
  })

  const $read = createPointsReader($wanted)

  return {
    $comparison,
    pick: (comparison: Comparison) => $comparison.set(comparison),
    retry: $read.retry,
    $error: computed($read, read => (read?.status === 'failed' ? read.error : undefined)),
    $compared: computed([$read, $comparison], (read, comparison): Series | undefined => {
      const points = dataOf(read)
      return points && { ...points.series, times: points.series.times.map(time => time + OFFSETS[comparison]) }
    })
  }
}

const shifted = ({ from, to }: TrendWindow, by: number): TrendWindow => ({ from: from + by, to: to + by })

/** Inside the window, and not so small that it deserves finer data. */
const fits = (inner: TrendWindow, outer: TrendWindow) =>
  inner.from >= outer.from && inner.to <= outer.to && (outer.to - outer.from) * (1 - 2 * AHEAD) <= inner.to - inner.from

/** Both on one time axis. Each keeps its course: at the times of the other its value is that of its line. */
export function onOneAxis(one: TrendData, other: TrendData, gap = Number.POSITIVE_INFINITY): TrendData {
  const times = axisOf(one.times, other.times)
  const columns = [one, other].flatMap(data => data.columns.map(column => onAxis(times, data.times, column, gap)))
  return { times, columns }
}

/** The times of both; one that each has several times is there as often as in the one that has it more often. */
function axisOf(one: number[], other: number[]): number[] {
  const axis: number[] = []
  for (let i = 0, j = 0; i < one.length || j < other.length; ) {
    const time = Math.min(one[i] ?? Number.POSITIVE_INFINITY, other[j] ?? Number.POSITIVE_INFINITY)
    axis.push(time)
    if (one[i] === time) i += 1
    if (other[j] === time) j += 1
  }
  return axis
}

function onAxis(axis: number[], times: number[], column: (number | null)[], gap: number): (number | null)[] {
  let next = 0
  return axis.map((time, index) => {
    while ((times[next] ?? Number.POSITIVE_INFINITY) < time) next += 1
    // Of several records with this time, the next one.
    if (axis[index - 1] === time && times[next + 1] === time) next += 1
    if (times[next] === time) return column[next] ?? null
    return between(time, [times[next - 1], column[next - 1]], [times[next], column[next]], gap)
  })
}

type Point = [time: number | undefined, value: number | null | undefined]

function between(time: number, [from, low]: Point, [to, high]: Point, gap: number): number | null {
  if (from === undefined || to === undefined || to - from > gap) return null
  if (low === null || low === undefined || high === null || high === undefined) return null
  return low + ((high - low) * (time - from)) / (to - from)
}
