import type { Schemas } from '../../../src/api/generated/schema'
import { done, type Handlers, list, ok, refuse, refuseInput, refuseState } from '../http/handler-types'
import type { PanelState } from '../state'
import { ssidOf } from './hotspot'
import { changePending, proposeRadio } from './radio-change'
import { HOTSPOT_PREFIX, hotspotFaults, subnetConflicts } from './radio-rules'
import { FIRST_RADIO, hotspotUse } from './radio-use'
import { REGIONS } from './regions'
import type { RadioState } from './wifi-state'

export const hotspotHandlers = {
  'GET /network/hotspot': ({ state }) => ok(settingsOf(state)),

  'PUT /network/hotspot': call => {
    const { state, body } = call
    const { password, use, ...settings } = body
    const { radio } = state
    if (call.pending.isOpen()) return changePending()
    if (use !== 'never' && state.specification.wifi_count === 0) return refuse(409, 'no_radio')
    const subnet = { address: body.address, prefix: HOTSPOT_PREFIX }
    const refusal = refuseInput(hotspotFaults(body, state)) ?? refuseState(subnetConflicts(FIRST_RADIO, subnet, call))
    if (refusal) return refusal
    const opensWhenLost = use === 'wifi_lost'
    const hotspot = { ...radio.hotspot, settings, opensWhenLost, password: password ?? radio.hotspot.password }
    const fallback = radio.fallback && opensWhenLost
    return ok(proposeRadio(call.pending, call.firstRadio, { hotspot, fallback, mode: modeFor(use, radio) }))
  },

  'GET /network/hotspot/status': ({ hotspot: accessPoint, caller }) =>
    ok({ ...accessPoint.status(), serves_caller: caller.port === FIRST_RADIO }),

  'DELETE /network/hotspot/clients/{mac}': ({ hotspot: accessPoint, params }) =>
    accessPoint.kick(params.mac) ? done() : refuse(404, 'not_found', { message: 'This device is not joined' }),

  'GET /network/hotspot/regions': () => list([...REGIONS])
} satisfies Partial<Handlers>

function modeFor(use: Schemas['HotspotUse'], { mode }: RadioState): RadioState['mode'] {
  if (use === 'never') return mode === 'hotspot' ? 'off' : mode
  return use === 'always' ? 'hotspot' : 'client'
}

function settingsOf({ radio, hmiName }: PanelState): Schemas['HotspotSettings'] {
  const { settings, password } = radio.hotspot
  return {
    ...settings,
    use: hotspotUse(radio),
    ssid: ssidOf({ radio, hmiName }),
    password_set: password !== ''
  }
}
