import { showDeviceTime } from '../text/time-text'
import type { TimeWindow } from './range'

/** Start and end of a window; the end without its date when it is the same day. */
export function windowTexts({ from, to }: TimeWindow): { from: string; to: string } {
  const [first, last] = [showDeviceTime(from), showDeviceTime(to)]
  return { from: first, to: first.slice(0, 10) === last.slice(0, 10) ? last.slice(11) : last }
}
