import type { Schemas } from '../../../src/api/generated/schema'
import { done, type Handlers, list, ok, refuse, refuseInput, refuseState } from '../http/handler-types'
import type { PanelState } from '../state'
import { RADIO } from './callers'
import { ssidOf } from './hotspot'
import { changePending, proposeRadio } from './radio-change'
import { HOTSPOT_PREFIX, hotspotFaults, subnetConflicts } from './radio-rules'
import { REGIONS } from './regions'

export const hotspotHandlers = {
  'GET /network/hotspot': ({ state }) => ok(settingsOf(state)),

  'PUT /network/hotspot': call => {
    const { state, body } = call
    const { password, ...settings } = body
    const { radio } = state
    if (call.pending.isOpen()) return changePending()
    if (body.enabled && state.specification.wifi_count === 0) return refuse(409, 'no_radio')
    const refusal =
      refuseInput(hotspotFaults(body, state)) ?? refuseState(subnetConflicts(body.address, HOTSPOT_PREFIX, state))
    if (refusal) return refusal
    const { hotspot: kept, mode } = radio
    const next = { ...kept, settings, password: password ?? kept.password }
    return ok(proposeRadio(call, { hotspot: next, mode: body.enabled ? 'hotspot' : mode === 'hotspot' ? 'off' : mode }))
  },

  'GET /network/hotspot/status': ({ hotspot: accessPoint, caller }) =>
    ok({ ...accessPoint.status(), serves_caller: caller.port === RADIO }),

  'DELETE /network/hotspot/clients/{mac}': ({ hotspot: accessPoint, params }) =>
    accessPoint.kick(params.mac) ? done() : refuse(404, 'not_found', { message: 'This device is not joined' }),

  'GET /network/hotspot/regions': () => list([...REGIONS])
} satisfies Partial<Handlers>

function settingsOf({ radio, hmiName }: PanelState): Schemas['HotspotSettings'] {
  const { settings, password } = radio.hotspot
  return {
    ...settings,
    enabled: radio.mode === 'hotspot',
    ssid: ssidOf({ radio, hmiName }),
    password_set: password !== ''
  }
}
