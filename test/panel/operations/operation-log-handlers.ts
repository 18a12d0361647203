import type { Schemas } from '../../../src/api/generated/schema'
import { created, done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import type { Services } from '../services'
import { MOST_CHANGES } from './call-record'
import { isFull } from './log-shares'
import { entriesOf, recordOf } from './operation-entries'
import { rangeOf } from './operation-filter'
import { operationTable } from './operation-rows'

const NEARLY_FULL = 0.9

export const operationLogHandlers = {
  'GET /data/operations': ({ query, operations }) => {
    const range = rangeOf(query)
    if ('wrong' in range) return invalid(range.wrong)
    const { offset = 0, limit = 100, newest } = query
    const entries = entriesOf(operations, query, range, newest)
    const gaps = entries.flatMap(entry => ('gap' in entry ? [entry.gap] : []))
    return ok({
      items: entries
        .slice(offset, offset + limit)
        .map(entry => ('gap' in entry ? entry.gap : recordOf(entry.operation))),
      total: entries.length,
      gaps: gaps.length,
      newest: operations.lastNumber(),
      missing: gaps.reduce((sum, { first, last }) => sum + last - first + 1, 0)
    })
  },

  'GET /data/operations/{number}': ({ params, operations }) => {
    const found = operations.stored().find(({ number }) => number === Number(params.number))
    return found ? ok(recordOf(found, MOST_CHANGES)) : refuse(404, 'not_found', { message: 'There is no such record' })
  },

  'POST /data/operations/exports': ({ body, query, operations, session, exports }) => {
    const range = rangeOf(body)
    if ('wrong' in range) return invalid(range.wrong)
    if (body.separator === body.decimal) return invalid({ decimal: 'same_as_separator' })
    const table = operationTable(entriesOf(operations, body, range))
    const choices = { ...body, ...query }
    return created(exports.start({ owner: session?.username ?? '', log: 'Operation log', range, table, choices }))
  },

  'GET /data/operation-log': ({ operations, state }) => ok(statusOf({ operations, state })),

  'GET /data/operation-log/settings': ({ state }) => ok(state.operationLog.settings),

  'PUT /data/operation-log/settings': ({ state, body }) => {
    state.operationLog.settings = body
    return done()
  }
} satisfies Partial<Handlers>

function statusOf({
  operations,
  state: { operationLog }
}: Pick<Services, 'operations' | 'state'>): Schemas['OperationLogStatus'] {
  const stored = operations.stored()
  const { capacity, settings } = operationLog
  const newest = stored.at(-1)?.number ?? null
  const isNearlyFull = settings.when_full === 'stop' && isFull(stored, capacity * NEARLY_FULL)
  return {
    state: operations.isStopped() ? 'stopped' : isNearlyFull ? 'nearly_full' : 'recording',
    when_full: settings.when_full,
    records: stored.length,
    capacity,
    oldest: stored[0]?.number ?? null,
    newest,
    unrecorded: operations.unrecorded()
  }
}
