import type { Rule } from '../../../lib/form/rules'
import { parseDeviceTime } from '../../../lib/text/time-text'

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2037, 11, 31, 23, 59, 59)

const TYPED = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})[ T-](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/

/** Accepts slashes, dots or hyphens, with or without seconds, and full-width digits. */
export function readTypedTime(text: string): number | undefined {
  const parts = TYPED.exec(text.normalize('NFKC').trim().replace(/\s+/g, ' '))
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1).map(part => (part ?? '').padStart(2, '0'))
  return parseDeviceTime(`${year}/${month}/${day} ${hour}:${minute}:${second}`)
}

/** The range that the panel's clock accepts. */
export const deviceTime: Rule<unknown> = text => {
  if (!text) return undefined
  const time = readTypedTime(text)
  if (time === undefined) return 'time.invalid'
  return time >= EARLIEST && time <= LATEST ? undefined : 'time.outside'
}
