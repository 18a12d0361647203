import type { TrendSide } from '../../../chart/types'
import type { Series } from '../records/series'

export interface ScaledChannel {
  id: string
  unit: string
  scale?: TrendSide | undefined
}

interface Span {
  low: number
  high: number
}

/** A line that would fill a smaller share of the chart's height goes to the other scale. */
const MIN_HEIGHT_SHARE = 0.1

/** The scale of each channel: the user's, the project's, that of its unit, or the one on which it stays readable. */
export function sidesOf(
  channels: readonly ScaledChannel[],
  series: Series,
  scaleOverrides: Readonly<Record<string, TrendSide>>
): Record<string, TrendSide> {
  const sides: Record<string, TrendSide> = {}
  const units = new Map<string, TrendSide>()
  let left: Span | undefined

  for (const { id, unit, scale } of channels) {
    const span = spanOf(series.columns[series.channels.indexOf(id)])
    const side = scaleOverrides[id] ?? scale ?? units.get(unit) ?? (readable(left, span) ? 'left' : 'right')
    sides[id] = side
    if (unit !== '' && !units.has(unit)) units.set(unit, side)
    if (side === 'left') left = union(left, span)
  }
  return sides
}

function spanOf(column: (number | null)[] = []): Span | undefined {
  const values = column.filter(value => value !== null)
  if (values.length === 0) return undefined
  return { low: Math.min(...values), high: Math.max(...values) }
}

function union(a: Span | undefined, b: Span | undefined): Span | undefined {
  if (!a || !b) return a ?? b
  return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) }
}

function readable(a: Span | undefined, b: Span | undefined): boolean {
  const both = union(a, b)
  if (!a || !b || !both) return true
  const height = both.high - both.low
  return [a, b].every(({ low, high }) => high === low || high - low >= MIN_HEIGHT_SHARE * height)
}
