import { sendDeviceTime } from '../text/time-text'
import { type Range, windowOf } from './range'

/** The end of a preset is open: its newest rows may be later than `now`, this reading of the panel's clock. */
export function rangeSent(range: Range | undefined, now: number): { from?: string; to?: string } {
  if (!range) return {}
  const { from, to } = windowOf(range, now)
  return { from: sendDeviceTime(from), ...(typeof range === 'object' && { to: sendDeviceTime(to) }) }
}
