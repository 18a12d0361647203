import type { FieldErrors } from '../form/fields'
import { parseDeviceTime } from '../text/time-text'
import type { TimeWindow } from './range'

/** A custom range as typed. */
export interface RangeInput {
  from: string
  to: string
}

export function parseRange({ from, to }: RangeInput): TimeWindow | undefined {
  const first = parseDeviceTime(from)
  const last = parseDeviceTime(to)
  return first === undefined || last === undefined ? undefined : { from: first, to: last }
}

export function validateRange({ from, to }: RangeInput): FieldErrors<RangeInput> {
  const errors: FieldErrors<RangeInput> = {}
  if (parseDeviceTime(from) === undefined) errors.from = 'range.malformed'
  if (parseDeviceTime(to) === undefined) errors.to = 'range.malformed'
  const range = parseRange({ from, to })
  if (range && range.from >= range.to) errors.to = 'range.reversed'
  return errors
}
