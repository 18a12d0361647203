import { isDate, today } from '../accounts/account-rules'
import { done, type Handlers, invalid, list, refuse } from '../http/handler-types'
import { deviceText } from './device-text'

const MOST = 64

export const hardeningHandlers = {
  'GET /system/accepted-risks': ({ state }) => list(state.acceptedRisks),

  'PUT /system/accepted-risks/{id}': ({ state, clock, params: { id }, body, session }) => {
    if (!isDate(body.until)) return invalid({ until: 'invalid_date' })
    if (body.until < today(clock.now())) return invalid({ until: 'in_the_past' })
    const others = state.acceptedRisks.filter(risk => risk.id !== id)
    if (others.length >= MOST) return refuse(409, 'limit_reached')
    const time = deviceText(clock.now())
    state.acceptedRisks = [...others, { id, ...body, username: session?.username ?? '', time }]
    return done()
  },

  'DELETE /system/accepted-risks/{id}': ({ state, params: { id } }) => {
    const others = state.acceptedRisks.filter(risk => risk.id !== id)
    if (others.length === state.acceptedRisks.length) return refuse(404, 'not_found')
    state.acceptedRisks = others
    return done()
  }
} satisfies Partial<Handlers>
