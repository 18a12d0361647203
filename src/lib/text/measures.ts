import { NO_VALUE } from './format'
import { $i18n } from './i18n'

const BYTE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB']
const STEP = 1024

/** `3.4 GB`, in steps of 1024, with one decimal below 100. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return NO_VALUE
  let value = bytes
  let step = 0
  while (rounded(value) >= STEP && step < BYTE_UNITS.length - 1) {
    value /= STEP
    step += 1
  }
  return withUnit(rounded(value), BYTE_UNITS[step] ?? '')
}

/** Japanese has no space before a unit. */
export const withUnit = (value: number | string, unit: string): string =>
  `${value}${$i18n.get().language === 'ja' ? '' : ' '}${unit}`

const rounded = (value: number) => (value < 99.95 ? Math.round(value * 10) / 10 : Math.round(value))

/** A whole number of percent, 100 only when all is used and 0 only when nothing is. */
export function percentOf(part: number, whole: number): number | undefined {
  if (!Number.isFinite(part / whole) || part < 0 || whole < 0) return
  const percent = Math.round((part / whole) * 100)
  if (percent === 0 && part > 0) return 1
  if (percent === 100 && part < whole) return 99
  return Math.min(percent, 100)
}

export interface UpTime {
  days: number
  hours: number
  minutes: number
}

export function upTimeParts(seconds: number): UpTime {
  const minutes = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds / 60)) : 0
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
