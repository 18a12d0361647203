import type { Schemas } from '../../../src/api/generated/schema'
import {
  created,
  done,
  type FieldFaults,
  type Handlers,
  list,
  ok,
  refuse,
  refuseInput,
  refuseState
} from '../http/handler-types'
import type { Services } from '../services'
import type { HotspotState } from './hotspot-state'
import { prefixOf } from './ipv4'
import type { Radio } from './radio'
import { changePending, proposeJoin, proposeRadio } from './radio-change'
import { addressFaults, networkFaults, subnetConflicts } from './radio-rules'
import { FIRST_RADIO } from './radio-use'
import type { AddressSettings, ClientRadio, KeptNetwork } from './wifi-state'

const MOST_NETWORKS = 32

const missing = (what: 'network' | 'radio') => refuse(404, 'not_found', { message: `There is no such ${what}` })
const isOff = ({ slice }: Radio) => slice.radio.mode !== 'client'
const wifiOff = () => refuse(409, 'wifi_off', { message: 'The radio is not a Wi-Fi client' })

type RadioCall = Services & { query: { radio?: string } }

/** A handler with the radio that the call names. */
const ofRadio =
  <C extends RadioCall, R>(handle: (call: C, radio: Radio) => R) =>
  (call: C) => {
    const { radio: wanted = FIRST_RADIO } = call.query
    const radio = call.radios().find(({ id }) => id === wanted)
    return radio ? handle(call, radio) : missing('radio')
  }

export const wifiHandlers = {
  'GET /network/wifi': ofRadio((_, { slice: { radio } }) =>
    ok({ mode: radio.mode, ...radio.address, hotspot_password_set: Boolean(radio.hotspot?.password) })
  ),

  'PUT /network/wifi': ofRadio((call, radio) => {
    const { state, body, pending } = call
    const { mode, hotspot_password, ...address } = body
    const { hotspot } = radio.slice.radio
    if (pending.isOpen()) return changePending()
    if (mode !== 'off' && state.specification.wifi_count === 0) return refuse(409, 'no_radio')
    const password = hotspot_password ?? hotspot?.password ?? ''
    const refusal =
      mode === 'client' ? refusedAddress(address, radio.id, call) : refuseInput(modeFaults(mode, hotspot, password))
    if (refusal) return refusal
    const opened = mode === 'hotspot' && hotspot && { hotspot: { ...hotspot, password } }
    const next = mode === 'client' ? { address } : { ...opened }
    return ok(proposeRadio(pending, radio, { ...next, mode, fallback: false }))
  }),

  'GET /network/wifi/connection': ofRadio(({ caller }, { id, wifi }) =>
    ok({ ...wifi.connection(), serves_caller: caller.port === id })
  ),

  'PUT /network/wifi/connection': ofRadio((call, radio) => {
    const { pending, body } = call
    const network = networkOf(radio, body.network)
    if (!network) return missing('network')
    if (isOff(radio)) return wifiOff()
    return pending.isOpen() ? changePending() : ok(proposeJoin(pending, radio, network))
  }),

  'GET /network/wifi/scan': ofRadio((_, { wifi }) => ok(wifi.scan())),

  'POST /network/wifi/scans': ofRadio((_, radio) => (isOff(radio) ? wifiOff() : ok(radio.wifi.scan()))),

  'GET /network/wifi/networks': ofRadio((_, { slice }) => list(slice.radio.networks.map(asShown))),

  'POST /network/wifi/networks': ofRadio(({ body }, radio) => {
    if (isOff(radio)) return wifiOff()
    const refusal = refuseInput(networkFaults(body))
    if (refusal) return refusal
    const { networks } = radio.slice.radio
    const before = networks.findIndex(({ ssid }) => ssid === body.ssid)
    if (before < 0 && networks.length >= MOST_NETWORKS) return refuse(409, 'limit_reached')
    const id = networks[before]?.id ?? nextId(networks)
    const network: KeptNetwork = { ...body, id, autoconnect: networks[before]?.autoconnect ?? true, failure: null }
    networks.splice(before < 0 ? networks.length : before, before < 0 ? 0 : 1, network)
    return created(asShown(network))
  }),

  'PATCH /network/wifi/networks/{id}': ofRadio(({ params, body }, radio) => {
    const { networks } = radio.slice.radio
    const network = networkOf(radio, params.id)
    if (!network) return missing('network')
    const { autoconnect = network.autoconnect, position = networks.indexOf(network) } = body
    network.autoconnect = autoconnect
    networks.splice(networks.indexOf(network), 1)
    networks.splice(position, 0, network)
    return done()
  }),

  'DELETE /network/wifi/networks/{id}': ofRadio(({ params }, radio) => {
    const network = networkOf(radio, params.id)
    if (!network) return missing('network')
    const { slice, wifi } = radio
    slice.radio.networks = slice.radio.networks.filter(other => other !== network)
    wifi.forget(network)
    return done()
  })
} satisfies Partial<Handlers>

function modeFaults(mode: ClientRadio['mode'], hotspot: HotspotState | undefined, password: string) {
  const faults: FieldFaults<'PUT /network/wifi', 400> = {}
  if (mode !== 'hotspot') return faults
  if (!hotspot) faults.mode = 'not_allowed'
  else if (!password) faults.hotspot_password = 'required'
  return faults
}

function refusedAddress(settings: AddressSettings, id: string, services: Services) {
  const { method, address, mask } = settings
  const refusal = refuseInput(addressFaults(settings))
  const subnet = { address, prefix: prefixOf(mask) }
  return refusal ?? (method === 'static' && refuseState(subnetConflicts(id, subnet, services)))
}

const networkOf = ({ slice }: Radio, id: string) => slice.radio.networks.find(network => network.id === id)

function asShown({ id, ssid, hidden, security, eap, autoconnect, failure }: KeptNetwork): Schemas['SavedNetwork'] {
  return { id, ssid, hidden, security, method: eap?.method ?? null, autoconnect, failure }
}

function nextId(networks: KeptNetwork[]): string {
  const taken = networks.map(({ id }) => Number(id.slice(1)))
  return `w${Math.max(0, ...taken) + 1}`
}
