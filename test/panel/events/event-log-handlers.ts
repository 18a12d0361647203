import type { Schemas } from '../../../src/api/generated/schema'
import { rangeOf } from '../data-log/data-log-handlers'
import { deviceText, readSentTime } from '../device/device-text'
import { created, done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { alarmQuality } from './alarm-quality'
import { deletionPlan } from './deletion-plan'
import { eventView, matching } from './event-list'
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
    const { language = 'en', offset = 0, limit = 100 } = query
    const all = services.events.events()
    const found = matching(all, { ...query, ...range, language })
    return ok({
      items: found.slice(offset, offset + limit).map(event => eventView(services, event, language)),
      total: found.length,
      ...summaryOf(services, all)
    })
  },

  'POST /data/events/exports': ({ body, session, exports, ...services }) => {
    const range = rangeOf({ from: body.from, to: body.to })
    if ('wrong' in range) return invalid(range.wrong)
    if (body.separator === body.decimal) return invalid({ decimal: 'same_as_separator' })
    const { language = 'en' } = body
    const found = matching(services.events.events(), { ...body, ...range, language })
    const table = eventTable(services, found, language)
    return created(exports.start({ owner: session?.username ?? '', log: 'Event log', range, table, choices: body }))
  },

  'GET /data/events/quality': ({ query, clock, events }) => {
    const range = rangeOf({ from: query.from, to: query.to })
    if ('wrong' in range) return invalid(range.wrong)
    const all = events.events()
    const now = clock.now()
    const to = Math.min(now, range.to)
    const from = query.from === undefined ? to - WEEK : range.from
    const begin = Math.min(to, Math.max(from, all[0]?.triggered ?? from))
    const { language = 'en' } = query
    return ok(alarmQuality(all, { from: begin, to, now, moved: events.moved(), language }))
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
