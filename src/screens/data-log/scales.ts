import type { TrendSide } from '../../chart/types'
import type { Series } from './records'

export interface ScaledChannel {
  id: string
  unit: string
  scale?: TrendSide | undefined
}

interface Span {
  low: number
  high: number
}

/** A line that would take less than this part of the height goes to the other scale. */
const FLATTEST = 0.1

/** Which scale each channel has: the user's wish, the project's, that of its unit, or the one that leaves it readable. */
export function sidesOf(
  channels: readonly ScaledChannel[],
  series: Series,
  wishes: Readonly<Record<string, TrendSide>>
): Record<string, TrendSide> {
  const sides: Record<string, TrendSide> = {}
  const units = new Map<string, TrendSide>()
  let left: Span | undefined

  for (const { id, unit, scale } of channels) {
    const span = spanOf(series.columns[series.channels.indexOf(id)])
    const side = wishes[id] ?? scale ?? units.get(unit) ?? (readable(left, span) ? 'left' : 'right')
    sides[id] = side
    if (unit !== '' && !units.has(unit)) units.set(unit, side)
    if (side === 'left') left = together(left, span)
  }
  return sides
}

function spanOf(column: (number | null)[] = []): Span | undefined {
  const values = column.filter(value => value !== null)
  if (values.length === 0) return undefined
  return { low: Math.min(...values), high: Math.max(...values) }
}

function together(one: Span | undefined, other: Span | undefined): Span | undefined {
  if (!one || !other) return one ?? other
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) }
}

function readable(one: Span | undefined, other: Span | undefined): boolean {
  const all = together(one, other)
  if (!one || !other || !all) return true
  const height = all.high - all.low
  return [one, other].every(({ low, high }) => high === low || high - low >= FLATTEST * height)
}
