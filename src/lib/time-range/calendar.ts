import { DAY_MS } from '../text/day'

const WEEK = 7

/** Midnight before a time. The panel's wall clock has no zone: its times count as UTC, and all days have 24 hours. */
export const dayOf = (time: number): number => time - (time % DAY_MS)

/** The same day some months later, or the last one of a shorter month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day)
  const month = date.getUTCMonth() + months
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last))
}

/** Weeks from Sunday to Saturday that contain the month of a day; days of other months are left out. */
export function weeksOf(day: number): (number | undefined)[][] {
  const date = new Date(day)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  const days = (addMonths(first, 1) - first) / DAY_MS
  const before = new Date(first).getUTCDay()
  const weeks = Math.ceil((before + days) / WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => {
      const index = week * WEEK + weekday - before
      return index >= 0 && index < days ? first + index * DAY_MS : undefined
    })
  )
}

/** The day that a key of a calendar leads to (ARIA Authoring Practices, date picker); with Shift, pages are years. */
export function dayAfterKey(day: number, key: string, shift: boolean): number | undefined {
  const weekday = new Date(day).getUTCDay()
  const months = shift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return day - DAY_MS
    case 'ArrowRight':
      return day + DAY_MS
    case 'ArrowUp':
      return day - WEEK * DAY_MS
    case 'ArrowDown':
      return day + WEEK * DAY_MS
    case 'Home':
      return day - weekday * DAY_MS
    case 'End':
      return day + (WEEK - 1 - weekday) * DAY_MS
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return undefined
  }
}
