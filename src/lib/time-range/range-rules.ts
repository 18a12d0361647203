import type { FieldErrors } from '../form/fields'
import { readTypedTime } from '../text/typed-time'
import type { TimeWindow } from './range'

/** A custom range as typed; of a date alone, all of the day belongs to it. */
export interface RangeInput {
  from: string
  to: string
}

export function parseRange({ from, to }: RangeInput): TimeWindow | undefined {
  const first = readTypedTime(from, 'start')
  const last = readTypedTime(to, 'end')
  return first === undefined || last === undefined ? undefined : { from: first, to: last }
}

export function validateRange({ from, to }: RangeInput): FieldErrors<RangeInput> {
  const errors: FieldErrors<RangeInput> = {}
  if (readTypedTime(from, 'start') === undefined) errors.from = 'range.malformed'
  if (readTypedTime(to, 'end') === undefined) errors.to = 'range.malformed'
  const range = parseRange({ from, to })
  if (range && range.from >= range.to) errors.to = 'range.reversed'
  return errors
}
