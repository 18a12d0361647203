import type { Schemas } from '../../../src/api/generated/schema'
import { done, type Handlers, ok, refuse, refuseInput } from '../http/handler-types'
import { portOwner } from '../misc/ports'
import type { Vnc } from './vnc'
import { vncAfter, vncFaults } from './vnc-rules'

const STATES: Record<ReturnType<Vnc['listener']['live']>['kind'], Schemas['VncStatus']['state']> = {
  off: 'off',
  starting: 'starting',
  running: 'listening',
  conflict: 'port_conflict',
  failed: 'failed'
}

export const vncHandlers = {
  'GET /features/vnc/settings': ({ state: { vnc } }) => {
    const { control, view } = vnc.passwords
    return ok({ ...vnc.settings, control_password_set: control !== '', view_password_set: view !== '' })
  },

  'PUT /features/vnc/settings': async ({ state, vnc, body }) => {
    const next = vncAfter(state.vnc, body)
    const refusal = refuseInput(vncFaults(next))
    if (refusal) return refusal
    const owner = body.enabled && portOwner(state, 'vnc', 'tcp', body.port)
    if (owner) return refuse(409, 'port_taken', { fields: { port: `taken_by_${owner}` as const } })
    await vnc.configure(next)
    return done()
  },

  'GET /features/vnc/status': ({ state, vnc }) => {
    const { kind } = vnc.listener.live()
    return ok({
      state: STATES[kind],
      port: state.vnc.settings.port,
      taken_by: kind === 'conflict' ? (vnc.takenBy() ?? null) : null,
      viewers: vnc.viewers(),
      refused: vnc.refusals().length,
      last_refusal: vnc.refusals().at(-1) ?? null
    })
  }
} satisfies Partial<Handlers>
