const DEVICE = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/

const FIRST_YEAR = 1000

/**
 * Reads `YYYY/MM/DD HH:mm:ss` or an ISO date as wall-clock milliseconds, as if it were UTC: a zone in the
 * text is ignored, and so is the browser's zone. `undefined` for an impossible time.
 */
export function parseDeviceTime(text: string): number | undefined {
  const parts = DEVICE.exec(text) ?? ISO.exec(text)
  if (!parts) return
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(part => Number(part ?? 0))
  const milliseconds = Date.UTC(year, month - 1, day, hour, minute, second)
  const read = new Date(milliseconds)
  const exact =
    year >= FIRST_YEAR && month >= 1 && month <= 12 && read.getUTCDate() === day && minute < 60 && second < 60
  return exact ? milliseconds : undefined
}

export const showDeviceTime = (milliseconds: number): string => write(milliseconds, '/', ' ')

/** The format in which times are sent. */
export const sendDeviceTime = (milliseconds: number): string => write(milliseconds, '.', '-')

function write(milliseconds: number, dateMark: string, timeMark: string): string {
  const iso = new Date(milliseconds).toISOString()
  return iso.slice(0, 10).split('-').join(dateMark) + timeMark + iso.slice(11, 19)
}
