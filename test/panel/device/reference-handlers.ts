import { done, type Handlers, ok } from '../http/handler-types'
import { deviceText } from './device-text'

export const referenceHandlers = {
  'GET /system/reference-configuration': ({ state: { reference } }) =>
    ok({ time: reference?.time ?? null, username: reference?.username ?? null }),

  'GET /system/reference-configuration/content': ({ state: { reference } }) => ok({ text: reference?.text ?? null }),

  'PUT /system/reference-configuration': ({ state, clock, session, body: { text } }) => {
    state.reference = { time: deviceText(clock.now()), username: session?.username ?? '', text }
    return done()
  }
} satisfies Partial<Handlers>
