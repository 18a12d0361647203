import type { SystemStatus } from '../../api/status'
import { percentOf } from '../../lib/text/percent-of'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'

export type Usage = NonNullable<SystemStatus['disk']>

/** Percentages from which the usage is highlighted. */
export interface Thresholds {
  warnAt: number
  badAt?: number
}

export const DISK: Thresholds = { warnAt: 80, badAt: 90 }
export const MEMORY: Thresholds = { warnAt: 85 }

/** Longer forecasts are too uncertain to show. */
const MAX_FORECAST_DAYS = 365

export type UsageTone = 'ok' | 'warn' | 'bad'

export interface UsageReading {
  percent: number
  tone: UsageTone
}

/** `null` when the panel's sizes are inconsistent. */
export function usageReading({ used_bytes, total_bytes }: Usage, thresholds: Thresholds): UsageReading | null {
  const percent = percentOf(used_bytes, total_bytes)
  return percent === undefined ? null : { percent, tone: toneOf(percent, thresholds) }
}

export function toneOf(percent: number, { warnAt, badAt = Number.POSITIVE_INFINITY }: Thresholds): UsageTone {
  if (percent >= badAt) return 'bad'
  return percent >= warnAt ? 'warn' : 'ok'
}

/** Whole days until the disk is full; undefined when unknown or too far ahead. */
export function daysLeft(days: number | null): number | undefined {
  return days !== null && days >= 0 && days <= MAX_FORECAST_DAYS ? Math.floor(days) : undefined
}

export interface HistoryRange {
  low: number
  high: number
  /** The reading with the highest value. */
  highIndex: number
}

/** The lowest and highest percentage of a history; undefined with fewer than two values, which draw no line. */
export function rangeOf(history: readonly (number | null)[]): HistoryRange | undefined {
  const numbers = history.filter((value): value is number => value !== null)
  if (numbers.length < 2) return undefined
  const high = Math.max(...numbers)
  return { low: Math.round(Math.min(...numbers)), high: Math.round(high), highIndex: history.indexOf(high) }
}

/** The time of day of a reading, the last of which was made at `time`. */
export function readingTime(time: string, readingsAgo: number, intervalSeconds: number): string {
  const last = parseDeviceTime(time)
  return last === undefined ? '' : showDeviceTime(last - readingsAgo * intervalSeconds * 1000).slice(11, 16)
}
