import type { Schemas } from '../../../src/api/generated/schema'
import { created, done, type Handlers, list, ok, refuse, refuseInput, refuseState } from '../http/handler-types'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { RADIO } from './callers'
import { prefixOf } from './ipv4'
import { changePending, proposeJoin, proposeRadio } from './radio-change'
import { addressFaults, networkFaults, subnetConflicts } from './radio-rules'
import type { AddressSettings, KeptNetwork } from './wifi-state'

const MOST_NETWORKS = 32

const missing = () => refuse(404, 'not_found', { message: 'There is no such network' })
const isOff = ({ state }: Services) => state.radio.mode !== 'client'
const wifiOff = () => refuse(409, 'wifi_off', { message: 'The radio is not a Wi-Fi client' })

export const wifiHandlers = {
  'GET /network/wifi': ({ state: { radio } }) =>
    ok({ mode: radio.mode, ...radio.address, hotspot_password_set: radio.hotspot.password !== '' }),

  'PUT /network/wifi': call => {
    const { state, body } = call
    const { mode, hotspot_password, ...address } = body
    const { hotspot } = state.radio
    if (call.pending.isOpen()) return changePending()
    if (mode !== 'off' && state.specification.wifi_count === 0) return refuse(409, 'no_radio')
    const password = hotspot_password ?? hotspot.password
    const missingPassword = mode === 'hotspot' && !password && refuseInput({ hotspot_password: 'required' })
    const refusal = missingPassword || (mode === 'client' && refusedAddress(address, state))
    if (refusal) return refusal
    const next = mode === 'client' ? { address } : mode === 'hotspot' ? { hotspot: { ...hotspot, password } } : {}
    return ok(proposeRadio(call, { ...next, mode, fallback: false }))
  },

  'GET /network/wifi/connection': ({ wifi: client, caller }) =>
    ok({ ...client.connection(), serves_caller: caller.port === RADIO }),

  'PUT /network/wifi/connection': call => {
    const network = networkOf(call, call.body.network)
    if (!network) return missing()
    if (isOff(call)) return wifiOff()
    return call.pending.isOpen() ? changePending() : ok(proposeJoin(call, network))
  },

  'GET /network/wifi/scan': ({ wifi: client }) => ok(client.scan()),

  'POST /network/wifi/scans': call => (isOff(call) ? wifiOff() : ok(call.wifi.scan())),

  'GET /network/wifi/networks': ({ state }) => list(state.radio.networks.map(asShown)),

  'POST /network/wifi/networks': call => {
    const { body, state } = call
    if (isOff(call)) return wifiOff()
    const refusal = refuseInput(networkFaults(body))
    if (refusal) return refusal
    const { networks } = state.radio
    const before = networks.findIndex(({ ssid }) => ssid === body.ssid)
    if (before < 0 && networks.length >= MOST_NETWORKS) return refuse(409, 'limit_reached')
    const id = networks[before]?.id ?? nextId(networks)
    const network: KeptNetwork = { ...body, id, autoconnect: networks[before]?.autoconnect ?? true, failure: null }
    networks.splice(before < 0 ? networks.length : before, before < 0 ? 0 : 1, network)
    return created(asShown(network))
  },

  'PATCH /network/wifi/networks/{id}': call => {
    const { networks } = call.state.radio
    const network = networkOf(call, call.params.id)
    if (!network) return missing()
    const { autoconnect = network.autoconnect, position = networks.indexOf(network) } = call.body
    network.autoconnect = autoconnect
    networks.splice(networks.indexOf(network), 1)
    networks.splice(position, 0, network)
    return done()
  },

  'DELETE /network/wifi/networks/{id}': call => {
    const { radio } = call.state
    const network = networkOf(call, call.params.id)
    if (!network) return missing()
    radio.networks = radio.networks.filter(other => other !== network)
    call.wifi.forget(network)
    return done()
  }
} satisfies Partial<Handlers>

function refusedAddress(settings: AddressSettings, state: PanelState) {
  const { method, address, mask } = settings
  const refusal = refuseInput(addressFaults(settings))
  return refusal ?? (method === 'static' && refuseState(subnetConflicts(address, prefixOf(mask), state)))
}

const networkOf = ({ state }: Services, id: string) => state.radio.networks.find(network => network.id === id)

function asShown({ id, ssid, hidden, security, eap, autoconnect, failure }: KeptNetwork): Schemas['SavedNetwork'] {
  return { id, ssid, hidden, security, method: eap?.method ?? null, autoconnect, failure }
}

function nextId(networks: KeptNetwork[]): string {
  const taken = networks.map(({ id }) => Number(id.slice(1)))
  return `w${Math.max(0, ...taken) + 1}`
}
