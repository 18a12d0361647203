import { type StoredEvent, stateOf } from './stored-event'

/** Whether nothing is left to happen to it. */
export const isEnded = (event: StoredEvent): boolean => stateOf(event) === 'returned'

/** The newest events that fit, of those that are kept still: ended ones make room first, then those that nobody has acknowledged. */
export function dropEvents(
  events: StoredEvent[],
  capacity: number,
  isTooOld: (event: StoredEvent) => boolean
): StoredEvent[] {
  const [oldest] = events
  if (!oldest || (events.length <= capacity && !isTooOld(oldest))) return events
  const kept = events.filter(event => !(isEnded(event) && isTooOld(event)))
  const isOver = ({ returned }: StoredEvent) => returned !== undefined
  return [isEnded, isOver].reduce((rest, mayDrop) => withoutOldest(rest, rest.length - capacity, mayDrop), kept)
}

function withoutOldest(events: StoredEvent[], count: number, mayDrop: (event: StoredEvent) => boolean): StoredEvent[] {
  let left = count
  return events.filter(event => {
    const isDropped = left > 0 && mayDrop(event)
    if (isDropped) left -= 1
    return !isDropped
  })
}
