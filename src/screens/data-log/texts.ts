import type { TrendWindow } from '../../chart/types'
import { formatNumber } from '../../lib/text/format'
import { showDeviceTime } from '../../lib/text/time-text'

const NO_VALUE = '–'

export const valueText = (value: number | null | undefined, decimals: number) =>
  value === null || value === undefined ? NO_VALUE : formatNumber(value, decimals)

export const timeOfDay = (time: number) => showDeviceTime(time).slice(11)

/** Start and end of a window; the end without its date when it is the same day. */
export function windowTexts({ from, to }: TrendWindow): { from: string; to: string } {
  const [first, last] = [showDeviceTime(from), showDeviceTime(to)]
  return { from: first, to: first.slice(0, 10) === last.slice(0, 10) ? last.slice(11) : last }
}
