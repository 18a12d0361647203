import { formatNumber } from '../lib/text/format'
import type { TrendWindow } from './types'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Steps between the times of an axis. */
export const timeSteps = [
  ...[1, 2, 5, 10, 15, 30].map(count => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map(count => count * MINUTE),
  ...[1, 2, 3, 4, 6, 12].map(count => count * HOUR),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map(count => count * DAY)
]

const two = (part: number) => (part < 10 ? `0${part}` : String(part))

function clock(date: Date, step: number): string {
  const minutes = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return step < MINUTE ? `${minutes}:${two(date.getUTCSeconds())}` : minutes
}

/** Labels of a time axis; where its whole range has more than one day, the day is below the first label and wherever it changes. */
export function timeTexts(times: number[], step: number, range: TrendWindow): string[] {
  const severalDays = dayOf(range.from) !== dayOf(range.to)
  return times.map((time, index) => {
    const date = new Date(time)
    const day = `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}`
    if (step >= DAY) return index === 0 || date.getUTCMonth() === 0 ? `${day}\n${date.getUTCFullYear()}` : day
    const changes = index === 0 || dayOf(time) !== dayOf(times[index - 1])
    return severalDays && changes ? `${clock(date, step)}\n${day}` : clock(date, step)
  })
}

const dayOf = (time = 0) => Math.floor(time / DAY)

/** As many decimals as distinguish neighbouring labels. */
export function numberTexts(values: number[], step: number): string[] {
  const largest = Math.max(...values.map(Math.abs), 0)
  if (largest >= 1e9 || step < 1e-6) return values.map(value => shortest(value))
  const decimals = step >= 1 ? (Number.isInteger(step) ? 0 : 1) : Math.min(6, Math.ceil(-Math.log10(step) - 1e-9))
  const enough = Number((step * 10 ** decimals).toFixed(6)) % 1 === 0 ? decimals : decimals + 1
  return values.map(value => formatNumber(value, enough))
}

const shortest = (value: number) => (value === 0 ? '0' : String(Number(value.toPrecision(4))))
