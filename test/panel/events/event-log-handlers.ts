import type { Schemas } from '../../../src/api/generated/schema'
import { rangeOf } from '../data-log/data-log-handlers'
import { deviceText, readSentTime } from '../device/device-text'
import { created, done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { alarmQuality } from './alarm-quality'
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

  'PUT /data/events/settings': ({ state, body }) => {
    state.eventSettings = body
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

  'POST /data/events/deletions': ({ body, events, clock }) => {
    const before = readSentTime(body.before)
    if (before === undefined) return invalid({ before: 'invalid_date' })
    if (before > clock.now()) return invalid({ before: 'in_the_future' })
    return ok({ deleted: events.deleteEnded(({ triggered }) => triggered < before) })
  }
} satisfies Partial<Handlers>
