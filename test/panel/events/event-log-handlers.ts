import type { Schemas } from '../../../src/api/generated/schema'
import { rangeOf } from '../data-log/data-log-handlers'
import { deviceText, readSentTime } from '../device/device-text'
import { created, done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { alarmFloods, alarmQuality, alarmsBehind, type QualitySubject } from './alarm-quality'
import { deletionPlan } from './deletion-plan'
import { commentViews, type EventFilter, eventView, matching } from './event-list'
import type { Language } from './event-log-state'
import { eventTable } from './event-rows'
import { isAlarm, type StoredEvent } from './stored-event'

const WEEK = 7 * 86_400_000

function summaryOf(
  { state, events }: Services,
  all: readonly StoredEvent[]
): Omit<Schemas['EventPage'], 'items' | 'total'> {
  const [oldest] = all
  return {
    newest: events.newest(),
    stored: all.length,
    oldest: oldest ? deviceText(oldest.triggered) : null,
    unacknowledged: all.filter(event => isAlarm(event) && !event.acknowledged).length,
    active: events.active().length,
    buzzer: events.isSounding() ? 'sounding' : 'silent',
    may_acknowledge: state.remoteAcknowledgement
  }
}

/** What the figures of a range are computed from; only of what the log has. */
function subjectOf(
  { state, clock, events }: Pick<Services, 'state' | 'clock' | 'events'>,
  all: readonly StoredEvent[],
  { from, to }: { from: number; to: number },
  language: Language = 'en'
): QualitySubject {
  const now = clock.now()
  const end = Math.min(now, to)
  const begin = Number.isFinite(from) ? from : end - WEEK
  return {
    from: Math.min(end, Math.max(begin, all[0]?.triggered ?? begin)),
    to: end,
    now,
    moved: events.moved(),
    shiftStarts: state.misc.shifts.starts,
    language
  }
}

interface Wanted extends Omit<EventFilter, 'from' | 'to' | 'among' | 'language'> {
  figure?: Schemas['AlarmFigure'] | undefined
  language?: Language
}

/** Standing alarms may have been triggered before the range. */
function eventsOf(
  services: Pick<Services, 'state' | 'clock' | 'events'>,
  { figure, language = 'en', ...wanted }: Wanted,
  range: { from: number; to: number }
) {
  const all = services.events.events()
  if (!figure) return matching(all, { ...wanted, ...range, language })
  const from = figure === 'standing' ? Number.NEGATIVE_INFINITY : range.from
  const begin = Number.isFinite(range.from) ? range.from : (all[0]?.triggered ?? 0)
  const among = new Set(alarmsBehind(figure, all, subjectOf(services, all, { ...range, from: begin })))
  return matching(all, { ...wanted, from, to: range.to, among, language })
}

/** Chooses what was triggered before a time. */
function olderThan(sent: string, now: number) {
  const before = readSentTime(sent)
  if (before === undefined) return { wrong: { before: 'invalid_date' } } as const
  if (before > now) return { wrong: { before: 'in_the_future' } } as const
  return { isChosen: ({ triggered }: StoredEvent) => triggered < before }
}

export const eventLogHandlers = {
  'GET /data/events': ({ query, ...services }) => {
    const range = rangeOf({ from: query.from, to: query.to })
    if ('wrong' in range) return invalid(range.wrong)
    const { language = 'en', offset = 0, limit = 100, active_at } = query
    const activeAt = active_at === undefined ? undefined : readSentTime(active_at)
    if (active_at !== undefined && activeAt === undefined) return invalid({ active_at: 'invalid_date' })
    const found = eventsOf(services, { ...query, activeAt }, range)
    return ok({
      items: found.slice(offset, offset + limit).map(event => eventView(services, event, language)),
      total: found.length,
      ...summaryOf(services, services.events.events())
    })
  },

  'POST /data/events/exports': ({ body, query, session, exports, ...services }) => {
    const range = rangeOf({ from: body.from, to: body.to })
    if ('wrong' in range) return invalid(range.wrong)
    if (body.separator === body.decimal) return invalid({ decimal: 'same_as_separator' })
    const { language = 'en' } = body
    const found = eventsOf(services, body, range)
    const table = eventTable(services, found, language)
    const choices = { ...body, ...query }
    return created(exports.start({ owner: session?.username ?? '', log: 'Event log', range, table, choices }))
  },

  'GET /data/events/quality': ({ query, ...services }) => {
    const range = rangeOf({ from: query.from, to: query.to })
    if ('wrong' in range) return invalid(range.wrong)
    const all = services.events.events()
    return ok(alarmQuality(all, subjectOf(services, all, range, query.language)))
  },

  'GET /data/events/floods': ({ query, ...services }) => {
    const range = rangeOf({ from: query.from, to: query.to })
    if ('wrong' in range) return invalid(range.wrong)
    const all = services.events.events()
    const floods = alarmFloods(all, subjectOf(services, all, range, query.language))
    const { offset = 0, limit = 100 } = query
    return ok({ items: floods.slice(offset, offset + limit), total: floods.length })
  },

  'GET /data/events/settings': ({ state }) => ok(state.eventSettings),

  'PUT /data/events/settings': ({ body, ...services }) => {
    const { retention_days, total = 0, reason } = body
    const plan = deletionPlan(services, services.events.isOlderThan(retention_days))
    if (plan.total > 0 && !reason) return invalid({ reason: 'required' })
    if (plan.total !== total) return refuse(409, 'records_changed')
    services.state.eventSettings = { retention_days }
    return done()
  },

  'POST /data/events/acknowledgements': ({ state, body, session, events }) => {
    if (!state.remoteAcknowledgement) return refuse(409, 'acknowledged_at_panel_only')
    const acknowledged = events.acknowledge(body.numbers, body.comment, session?.username ?? '')
    return ok({ acknowledged, skipped: body.numbers.length - acknowledged })
  },

  'POST /data/events/{number}/comments': ({ params, body, session, events }) => {
    const found = events.events().find(({ number }) => number === Number(params.number))
    if (!found) return refuse(404, 'not_found', { message: 'There is no such event' })
    const event = events.addComment(found, body.text, session?.username ?? '')
    return event ? ok({ comments: commentViews(event) }) : refuse(409, 'limit_reached')
  },

  'POST /data/events/silence': ({ events }) => {
    events.silence()
    return done()
  },

  'GET /data/events/deletion-plan': ({ query, ...services }) => {
    const { state, clock, events } = services
    if (query.before === undefined)
      return ok(deletionPlan(services, events.isOlderThan(query.retention_days ?? state.eventSettings.retention_days)))
    const older = olderThan(query.before, clock.now())
    return 'wrong' in older ? invalid(older.wrong) : ok(deletionPlan(services, older.isChosen))
  },

  'POST /data/events/deletions': ({ body, ...services }) => {
    const older = olderThan(body.before, services.clock.now())
    if ('wrong' in older) return invalid(older.wrong)
    if (deletionPlan(services, older.isChosen).total !== body.total) return refuse(409, 'records_changed')
    return ok({ deleted: services.events.deleteEnded(older.isChosen) })
  }
} satisfies Partial<Handlers>
