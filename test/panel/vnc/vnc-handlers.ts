import { done, type Handlers, ok, refuseInput } from '../http/handler-types'
import { refuseTaken } from '../misc/ports'
import { vncAfter, vncFaults } from './vnc-rules'

export const vncHandlers = {
  'GET /features/vnc/settings': ({ state: { vnc } }) => {
    const { control, view } = vnc.passwords
    return ok({ ...vnc.settings, control_password_set: control !== '', view_password_set: view !== '' })
  },

  'PUT /features/vnc/settings': async ({ state, vnc, body }) => {
    const next = vncAfter(state.vnc, body)
    const refusal = refuseInput(vncFaults(next, body)) ?? refuseTaken(state, 'vnc', 'tcp', state.vnc.settings, body)
    if (refusal) return refusal
    await vnc.configure(next)
    return done()
  },

  'GET /features/vnc/status': ({ vnc }) =>
    ok({
      viewers: vnc.viewers(),
      control_until: vnc.controlUntil(),
      refused: vnc.refusals().length,
      last_refusal: vnc.refusals().at(-1) ?? null
    })
} satisfies Partial<Handlers>
