import contract from '../../../static/contract/common.json'
import { type StoredEvent, stateOf } from './stored-event'

const shareOf = (capacity: number) => Math.max(1, (capacity * contract['x-event-log'].same_percent) / 100)

/** Whether nothing is left to happen to it. */
export const isEnded = (event: StoredEvent): boolean => stateOf(event) === 'returned'

/**
 * The newest events that fit, of those that are kept still: those of a code beyond its share make room first, then
 * ended ones, then those that nobody has acknowledged.
 */
export function dropEvents(
  events: StoredEvent[],
  capacity: number,
  isTooOld: (event: StoredEvent) => boolean
): StoredEvent[] {
  const [oldest] = events
  if (!oldest || (events.length <= capacity && !isTooOld(oldest))) return events
  const kept = events.filter(event => !(isEnded(event) && isTooOld(event)))
  const reduce = (rest: StoredEvent[], mayDrop: (event: StoredEvent) => boolean) =>
    withoutOldest(rest, rest.length - capacity, mayDrop)
  const isOver = ({ returned }: StoredEvent) => returned !== undefined
  return [isBeyondShare(kept, capacity), isEnded, isOver].reduce(reduce, kept)
}

/** Of what is no alarm: it has no number that the project limits, as a login that is refused. Counts what it is asked for. */
function isBeyondShare(events: readonly StoredEvent[], capacity: number): (event: StoredEvent) => boolean {
  const counts = new Map<string, number>()
  for (const { what } of events) if ('code' in what) counts.set(what.code, (counts.get(what.code) ?? 0) + 1)
  return ({ what }) => {
    const count = 'code' in what ? (counts.get(what.code) ?? 0) : 0
    if (!('code' in what) || count <= shareOf(capacity)) return false
    counts.set(what.code, count - 1)
    return true
  }
}

function withoutOldest(events: StoredEvent[], count: number, mayDrop: (event: StoredEvent) => boolean): StoredEvent[] {
  let left = count
  return events.filter(event => {
    const isDropped = left > 0 && mayDrop(event)
    if (isDropped) left -= 1
    return !isDropped
  })
}
