import { rangeOf } from '../data-log/data-log-handlers'
import { accountOf } from '../http/access'
import { done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import { clockChangesIn } from './clock-changes'
import { deviceText, readSentTime } from './device-text'

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2037, 11, 31, 23, 59, 59)

export const systemHandlers = {
  'GET /system/hmi/name': ({ state, session }) =>
    state.nameIsPublic || session
      ? ok({ name: state.hmiName, ...(state.specification.model && { model: state.specification.model }) })
      : refuse(401, 'unauthorized', { message: 'missing or malformed jwt' }),

  'PUT /system/hmi/name': ({ state, body }) => {
    state.hmiName = body.name
    return done()
  },

  'GET /system/time': ({ clock, state }) => ok({ time: deviceText(clock.now()), zone: state.zone }),

  'GET /system/time/changes': ({ query, session, ...services }) => {
    const range = rangeOf(query)
    if ('wrong' in range) return invalid(range.wrong)
    const seesUsers = accountOf(services, session)?.roles.includes('operation-log') ?? false
    return ok(clockChangesIn(services.state, range, seesUsers))
  },

  'PUT /system/datetime': ({ clock, state, body, session }) => {
    const time = readSentTime(body.time)
    if (time === undefined) return invalid({ time: 'invalid_date' })
    if (time < EARLIEST || time > LATEST) return invalid({ time: 'out_of_range' })
    if (state.timeIsSynchronised) return refuse(409, 'time_is_synchronised')
    clock.set(time, { cause: 'manual', username: session?.username ?? '' })
    return done()
  },

  'GET /system/web/specification': ({ state }) => ok(state.specification)
} satisfies Partial<Handlers>
