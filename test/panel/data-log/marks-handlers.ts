import { accountOf } from '../http/access'
import { type Handlers, invalid, ok } from '../http/handler-types'
import { rangeOf } from './data-log-handlers'
import { EVENT_KINDS, entriesOfEvents, entriesOfOperations, marksOf, OPERATION_KINDS } from './marks'

export const marksHandlers = {
  'GET /data/marks': ({ query, session, ...services }) => {
    const range = rangeOf({ from: query.from, to: query.to })
    if ('wrong' in range) return invalid(range.wrong)
    const { language = 'en', points = 200, after_event = 0, after_operation = 0 } = query
    const { events, operations } = services
    const roles = accountOf(services, session)?.roles ?? []
    const seesEvents = roles.includes('event-log')
    const seesOperations = roles.includes('operation-log')
    const kinds = [...(seesEvents ? EVENT_KINDS : []), ...(seesOperations ? OPERATION_KINDS : [])]
    const wanted = query.kinds ?? kinds
    const entries = [
      ...(seesEvents ? entriesOfEvents(numberedAfter(after_event, events.events()), language) : []),
      ...(seesOperations ? entriesOfOperations(numberedAfter(after_operation, operations.stored())) : [])
    ].filter(({ kind, at }) => wanted.includes(kind) && at >= range.from && at <= range.to)
    return ok({
      items: marksOf(entries, points),
      total: entries.length,
      newest_event: seesEvents ? events.newest() : 0,
      newest_operation: seesOperations ? operations.lastNumber() : 0,
      kinds
    })
  }
} satisfies Partial<Handlers>

const numberedAfter = <E extends { number: number }>(after: number, entries: readonly E[]) =>
  entries.filter(({ number }) => number > after)
