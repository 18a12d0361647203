import type { Schemas } from '../../../src/api/generated/schema'
import { readSentTime } from '../device/device-text'
import type { StoredOperation } from './operation-log-state'

export interface OperationFilter {
  from?: string
  to?: string
  username?: string
  place?: Schemas['OperationPlace'][]
  object?: string
  text?: string
  result?: Schemas['OperationResult'][]
}

export interface TimeRange {
  from: number
  to: number
}

/** The range of a filter in wall-clock milliseconds, or its errors. */
export function rangeOf({
  from,
  to
}: OperationFilter): TimeRange | { wrong: Record<string, 'invalid_date' | 'before_from'> } {
  const first = from === undefined ? -Infinity : readSentTime(from)
  const last = to === undefined ? Infinity : readSentTime(to)
  if (first === undefined) return { wrong: { from: 'invalid_date' } }
  if (last === undefined) return { wrong: { to: 'invalid_date' } }
  return first > last ? { wrong: { to: 'before_from' } } : { from: first, to: last + 999 }
}

/** Whether an operation matches what is not the range. */
export function matches({ username, place, object, text, result }: OperationFilter): (it: StoredOperation) => boolean {
  const wanted = {
    username: username?.toLowerCase(),
    object: object?.toLowerCase(),
    text: text?.toLowerCase()
  }
  return it =>
    (wanted.username === undefined || it.username.toLowerCase().includes(wanted.username)) &&
    (place === undefined || place.includes(it.place)) &&
    (result === undefined || result.includes(it.result)) &&
    (wanted.object === undefined || `${it.object}\n${it.target}`.toLowerCase().includes(wanted.object)) &&
    (wanted.text === undefined || textOf(it).toLowerCase().includes(wanted.text))
}

const textOf = (it: StoredOperation) =>
  [
    ...[it.number, it.username, it.role, it.address, it.screen, it.object, it.function, it.target, it.code],
    ...[it.information, ...it.changes.flatMap(({ field, previous, next }) => [field, previous, next])]
  ].join('\n')
