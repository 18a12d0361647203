import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { offsetAtWallTime, type ZoneInForce } from '../device/zone-offset'
import type { Services } from '../services'
import { channelOf } from './alarm-scanner'
import type { Language, Source } from './event-log-state'
import { commentsOf, describeEvent, durationOf, isAlarm, type StoredEvent, stateOf } from './stored-event'

export interface EventFilter {
  from: number
  to: number
  /** A time at which the alarm was active. */
  activeAt?: number | undefined
  state?: Schemas['PanelEvent']['state'][] | undefined
  category?: number[] | undefined
  priority?: Schemas['PanelEvent']['priority'][] | undefined
  text?: string | undefined
  /** Only these, if any are named. */
  among?: ReadonlySet<StoredEvent> | undefined
  language: Language
  newest?: number | undefined
  after?: number | undefined
}

type Described = ReturnType<typeof describeEvent>

/** The events that match, the newest first. */
export function matching(events: readonly StoredEvent[], filter: EventFilter): StoredEvent[] {
  const {
    from,
    to,
    among,
    activeAt,
    state,
    category,
    priority,
    newest = Number.POSITIVE_INFINITY,
    after = 0,
    language
  } = filter
  const text = filter.text?.toLowerCase()
  // There are far fewer alarms than events.
  const known = new Map<StoredEvent['what'], Described & { found: boolean }>()
  const described = (event: StoredEvent) => {
    const before = known.get(event.what)
    if (before) return before
    const description = describeEvent(event, language)
    const found = text !== undefined && `${description.text}\n${description.address}`.toLowerCase().includes(text)
    known.set(event.what, { ...description, found })
    return { ...description, found }
  }
  const isFound = (event: StoredEvent) =>
    text === undefined ||
    described(event).found ||
    commentsOf(event).some(comment => comment.text.toLowerCase().includes(text))
  const found: StoredEvent[] = []
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index]
    if (!event || event.number > newest || event.number <= after) continue
    if (among && !among.has(event)) continue
    if (event.triggered < from || event.triggered > to) continue
    if (activeAt !== undefined && !wasActive(event, activeAt)) continue
    if (state && !state.includes(stateOf(event))) continue
    if (category && !category.includes(described(event).category)) continue
    if (priority && !priority.includes(described(event).priority)) continue
    if (isFound(event)) found.push(event)
  }
  return found
}

const wasActive = (event: StoredEvent, time: number) =>
  isAlarm(event) && event.triggered < time && (event.returned?.at ?? Number.POSITIVE_INFINITY) >= time

export function eventView(
  { state, clock, events }: Pick<Services, 'state' | 'clock' | 'events'>,
  event: StoredEvent,
  language: Language
): Schemas['PanelEvent'] {
  const { number, what, triggered, acknowledged, returned, value, count, clockSetBack } = event
  return {
    number,
    kind: isAlarm(event) ? 'alarm' : 'event',
    code: 'id' in what ? 'alarm' : what.code,
    state: stateOf(event),
    ...describeEvent(event, language),
    value,
    unit: 'id' in what ? unitOf(state, what.source) : '',
    triggered_at: deviceText(triggered),
    utc_offset: offsetOf({ at: triggered, recordedIn: event.recordedIn }),
    acknowledged_at: acknowledged ? deviceText(acknowledged.at) : null,
    acknowledged_utc_offset: acknowledged ? offsetOf(acknowledged) : null,
    acknowledged_by: acknowledged?.by ?? null,
    comment: acknowledged?.comment ?? '',
    comments: commentViews(event),
    returned_at: returned ? deviceText(returned.at) : null,
    returned_utc_offset: returned ? offsetOf(returned) : null,
    duration_seconds: Math.floor(durationOf(event, clock.now(), events.moved()) / 1000),
    count,
    clock_set_back: clockSetBack,
    logged: 'id' in what ? loggedAt(state, what.source, triggered) : null
  }
}

export const commentViews = (event: StoredEvent): Schemas['EventComment'][] =>
  commentsOf(event).map(({ at, recordedIn, by, text }) => ({
    time: deviceText(at),
    utc_offset: offsetOf({ at, recordedIn }),
    username: by,
    text
  }))

const offsetOf = ({ at, recordedIn: { zone, isSecond } }: { at: number; recordedIn: ZoneInForce }) =>
  offsetAtWallTime(zone, at, isSecond)

function unitOf(state: Services['state'], source: Source): string {
  return 'unit' in source ? source.unit : (channelOf(state, source)?.unit ?? '')
}

function loggedAt({ dataLogs }: Services['state'], source: Source, time: number): Schemas['PanelEvent']['logged'] {
  if (!('log' in source)) return null
  const stretches = dataLogs.find(({ id }) => id === source.log)?.stretches ?? []
  const { log, channel } = source
  return stretches.some(({ from, until = time }) => from <= time && time <= until) ? { log, channel } : null
}
