import { accountOf } from '../http/access'
import { type Handlers, invalid, ok } from '../http/handler-types'
import { rangeOf } from './data-log-handlers'
import { EVENT_KINDS, entriesOfEvents, entriesOfOperations, marksOf, OPERATION_KINDS } from './marks'

export const marksHandlers = {
  'GET /data/marks': ({ query, session, ...services }) => {
    const range = rangeOf({ from: query.from, to: query.to })
    if ('wrong' in range) return invalid(range.wrong)
    const { language = 'en', points = 200 } = query
    const roles = accountOf(services, session)?.roles ?? []
    const seesEvents = roles.includes('event-log')
    const seesOperations = roles.includes('operation-log')
    const kinds = [...(seesEvents ? EVENT_KINDS : []), ...(seesOperations ? OPERATION_KINDS : [])]
    const wanted = query.kinds ?? kinds
    const entries = [
      ...(seesEvents ? entriesOfEvents(services.events.events(), language) : []),
      ...(seesOperations ? entriesOfOperations(services.operations.stored()) : [])
    ].filter(({ kind, at }) => wanted.includes(kind) && at >= range.from && at <= range.to)
    return ok({ items: marksOf(entries, points), total: entries.length, kinds })
  }
} satisfies Partial<Handlers>
