import { done, type Handlers, ok, refuse, refuseInput } from '../http/handler-types'
import { portOwner } from '../misc/ports'
import { vncAfter, vncFaults } from './vnc-rules'

export const vncHandlers = {
  'GET /features/vnc/settings': ({ state: { vnc } }) => {
    const { control, view } = vnc.passwords
    return ok({ ...vnc.settings, control_password_set: control !== '', view_password_set: view !== '' })
  },

  'PUT /features/vnc/settings': async ({ state, vnc, body }) => {
    const next = vncAfter(state.vnc, body)
    const refusal = refuseInput(vncFaults(next, body))
    if (refusal) return refusal
    const owner = body.enabled && portOwner(state, 'vnc', 'tcp', body.port)
    if (owner) return refuse(409, 'port_taken', { fields: { port: `taken_by_${owner}` as const } })
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
