import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import type { Language } from '../events/event-log-state'
import { describeEvent, type StoredEvent } from '../events/stored-event'
import type { StoredOperation } from '../operations/operation-log-state'

type Mark = Schemas['Mark']
type Kind = Schemas['MarkKind']

export const EVENT_KINDS: readonly Kind[] = ['event', 'clock', 'restart', 'update']
export const OPERATION_KINDS: readonly Kind[] = ['operation', 'sign_in']

/** An entry of a log that is marked on a trend. */
interface Entry {
  kind: Kind
  at: number
  /** Made only for a mark of its own. */
  describe: () => Pick<Mark, 'number' | 'action' | 'function' | 'text' | 'username' | 'result'>
}

export const entriesOfEvents = (events: readonly StoredEvent[], language: Language): Entry[] =>
  events.map(event => ({
    kind: kindOfEvent(event),
    at: event.triggered,
    describe: () => ({
      number: event.number,
      action: null,
      text: describeEvent(event, language).text,
      username: '',
      result: null
    })
  }))

export const entriesOfOperations = (operations: readonly StoredOperation[]): Entry[] =>
  operations.map(({ number, at, action, function: name, object, username, result }) => ({
    kind: action === 'sign_in' || action === 'sign_out' ? 'sign_in' : 'operation',
    at,
    describe: () => ({ number, action, function: name, text: object, username, result })
  }))

function kindOfEvent({ what }: StoredEvent): Kind {
  if ('id' in what) return 'event'
  if (what.code === 'panel_restarted') return 'restart'
  if (what.code === 'clock_set') return 'clock'
  return what.code === 'project_updated' ? 'update' : 'event'
}

interface Group {
  kind: Kind
  count: number
  first: number
  last: number
  newest: Entry
}

/** A mark for each entry, or, of more than `points`, one for each kind and interval. */
export function marksOf(entries: readonly Entry[], points: number): Mark[] {
  const isDense = entries.length > points
  const { from, to } = spanOf(entries)
  const intervals = Math.floor(points / new Set(entries.map(({ kind }) => kind)).size)
  const groups = new Map<string, Group>()
  for (const [index, entry] of entries.entries()) {
    const { kind, at } = entry
    const key = isDense ? `${kind} ${Math.floor(((at - from) / (to - from + 1)) * intervals)}` : String(index)
    const { count, first, last } = groups.get(key) ?? { count: 0, first: at, last: at }
    groups.set(key, { kind, count: count + 1, first: Math.min(first, at), last: Math.max(last, at), newest: entry })
  }
  return [...groups.values()].sort((one, other) => one.first - other.first).map(markOf)
}

function spanOf(entries: readonly Entry[]): { from: number; to: number } {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const { at } of entries) {
    from = Math.min(from, at)
    to = Math.max(to, at)
  }
  return { from, to }
}

const markOf = ({ kind, count, first, last, newest }: Group): Mark => ({
  kind,
  count,
  first: deviceText(first),
  last: deviceText(last),
  ...(count === 1 ? newest.describe() : { number: null, action: null, text: '', username: '', result: null })
})
