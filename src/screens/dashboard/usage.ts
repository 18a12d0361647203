import type { SystemStatus } from '../../api/status'
import { percentOf } from '../../lib/text/format'

export type Usage = NonNullable<SystemStatus['disk']>

/** From which percentage on little is left. */
export interface Thresholds {
  warnAt: number
  badAt?: number
}

export const DISK: Thresholds = { warnAt: 80, badAt: 90 }
export const MEMORY: Thresholds = { warnAt: 85 }

/** A forecast further ahead than this says nothing. */
const LONGEST_FORECAST_DAYS = 365

export type UsageTone = 'ok' | 'warn' | 'bad'

export interface UsageReading {
  percent: number
  tone: UsageTone
}

/** `null` where the panel's figures make no sense. */
export function readUsage({ used_bytes, total_bytes }: Usage, thresholds: Thresholds): UsageReading | null {
  const percent = percentOf(used_bytes, total_bytes)
  return percent === undefined ? null : { percent, tone: toneOf(percent, thresholds) }
}

export function toneOf(percent: number, { warnAt, badAt = Number.POSITIVE_INFINITY }: Thresholds): UsageTone {
  if (percent >= badAt) return 'bad'
  return percent >= warnAt ? 'warn' : 'ok'
}

/** Whole days until the disk is full; undefined when that is not known or far away. */
export function daysLeft(days: number | null): number | undefined {
  return days !== null && days >= 0 && days <= LONGEST_FORECAST_DAYS ? Math.floor(days) : undefined
}

/** The lowest and highest percentage of a history; undefined when there are too few to draw. */
export function rangeOf(history: readonly (number | null)[]): { low: number; high: number } | undefined {
  const known = history.filter((value): value is number => value !== null)
  if (known.length < 2) return undefined
  return { low: Math.round(Math.min(...known)), high: Math.round(Math.max(...known)) }
}
