import { sendDeviceTime } from '../text/time-text'
import { isOpen, type Range, windowOf } from './range'

/** The newest rows of a range that ends now may be later than `now`, this reading of the panel's clock. */
export function rangeSent(range: Range | undefined, now: number): { from?: string; to?: string } {
  if (!range) return {}
  const { from, to } = windowOf(range, now)
  return { from: sendDeviceTime(from), ...(!isOpen(range) && { to: sendDeviceTime(to) }) }
}
