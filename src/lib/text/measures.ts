import { formatNumber, NO_VALUE, withUnit } from './format'

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
  const shown = rounded(value)
  return withUnit(formatNumber(shown, Number.isInteger(shown) ? 0 : 1), BYTE_UNITS[step] ?? '')
}

const rounded = (value: number) => (value < 99.95 ? Math.round(value * 10) / 10 : Math.round(value))
