import { isIPv4 } from 'node:net'
import type { Schemas } from '../../../src/api/generated/schema'
import type { FieldFaults } from '../http/handler-types'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { compareAddresses, isHost, isHostIn, isUnicast, overlap, prefixOf, type Subnet } from './ipv4'
import { hotspotUse } from './radio-use'
import { isAllowed } from './regions'
import type { AddressSettings } from './wifi-state'

type AddressFaults = FieldFaults<'PUT /network/wifi', 400>
type NetworkFaults = FieldFaults<'POST /network/wifi/networks', 400>
type HotspotFaults = FieldFaults<'PUT /network/hotspot', 400>

export const HOTSPOT_PREFIX = 24
const LONGEST_SSID = 32

const EAP_INNER: Record<Schemas['WifiEap']['method'], readonly string[]> = {
  PEAP: ['MSCHAPv2', 'GTC', 'MD5'],
  TTLS: ['MSCHAPv2', 'GTC', 'MD5', 'PAP'],
  FAST: ['MSCHAPv2', 'GTC'],
  TLS: []
}

/** What the other ports are in: the wired ones, radios that are clients, and the hotspot, also while it waits. */
function subnetsBeside(id: string, { state, radios }: Pick<Services, 'state' | 'radios'>): Subnet[] {
  const wired = state.ethernet.map(({ settings, offer }) => (settings.method === 'static' ? settings : offer))
  const others = radios().filter(radio => radio.id !== id)
  const joined = others
    .filter(({ slice }) => slice.radio.mode === 'client')
    .map(({ slice: { radio }, wifi }) => (radio.address.method === 'static' ? radio.address : wifi.connection()))
  const opened = others.flatMap(({ slice }) => slice.radio.hotspot ?? []).map(({ settings }) => settings.address)
  return [
    ...[...wired, ...joined].flatMap(network => {
      const prefix = prefixOf(network?.mask ?? '')
      const address = network?.address ?? ''
      return isIPv4(address) && prefix !== undefined ? [{ address, prefix }] : []
    }),
    ...(hotspotUse(state.radio) === 'never' ? [] : opened.map(address => ({ address, prefix: HOTSPOT_PREFIX })))
  ]
}

const isTooLong = (ssid: string) => Buffer.byteLength(ssid) > LONGEST_SSID

/** Errors of a static address. */
export function addressFaults(settings: AddressSettings): AddressFaults {
  if (settings.method === 'dhcp') return {}
  const faults: AddressFaults = {}
  const { address, gateway } = settings
  const prefix = prefixOf(settings.mask)
  if (!isUnicast(address)) faults.address = settings.address ? 'ipv4' : 'required'
  if (prefix === undefined || prefix < 8 || prefix > 30) faults.mask = settings.mask ? 'mask' : 'required'
  for (const field of ['dns1', 'dns2'] as const) {
    if (settings[field] && !isUnicast(settings[field])) faults[field] = 'ipv4'
  }
  if (!isUnicast(address) || prefix === undefined) return faults
  const subnet = { address, prefix }
  if (!isHost(subnet)) faults.address = 'not_a_host'
  if (gateway && (gateway === address || !isHostIn(subnet, gateway))) faults.gateway = 'outside_subnet'
  return faults
}

/** What another port does not allow: its subnet must not overlap that of the radio. */
export function subnetConflicts(
  id: string,
  { address, prefix }: { address: string; prefix: number | undefined },
  services: Pick<Services, 'state' | 'radios'>
) {
  const conflicts: Record<string, 'subnet_overlaps'> = {}
  if (prefix !== undefined && subnetsBeside(id, services).some(other => overlap(other, { address, prefix })))
    conflicts.address = 'subnet_overlaps'
  return conflicts
}

/** Errors of a network to be joined that the contract cannot express. */
export function networkFaults({ ssid, security, password, eap }: Schemas['NewWifiNetwork']): NetworkFaults {
  const faults: NetworkFaults = {}
  if (isTooLong(ssid)) faults.ssid = 'too_long'
  if ((security === 'personal') !== (password !== undefined)) faults.password = password ? 'unknown' : 'required'
  if ((security === 'enterprise') !== (eap !== undefined)) faults.eap = eap ? 'unknown' : 'required'
  if (eap && !isWhole(eap)) faults.eap = 'not_for_method'
  return faults
}

/** Whether it has what its method needs, and nothing else. */
function isWhole(eap: Schemas['WifiEap']): boolean {
  const isTls = eap.method === 'TLS'
  const { inner = '', client_certificate: certificate, client_key: key } = eap
  const inside = isTls ? eap.inner === undefined : EAP_INNER[eap.method].includes(inner)
  const secret = isTls ? eap.password === undefined && eap.anonymous_identity === undefined : eap.password !== undefined
  const own = isTls ? certificate !== undefined : !certificate && !key && eap.key_password === undefined
  const authority = (eap.ca_certificate !== undefined) === eap.validate_server
  return inside && secret && own && authority && (eap.validate_server || !eap.server_name)
}

/** Errors of the hotspot that the contract cannot express. */
export function hotspotFaults(settings: Schemas['NewHotspotSettings'], state: PanelState): HotspotFaults {
  const faults: HotspotFaults = {}
  const subnet = { address: settings.address, prefix: HOTSPOT_PREFIX }
  if (isTooLong(settings.ssid)) faults.ssid = 'too_long'
  if (!isAllowed(settings)) faults.channel = 'channel_not_allowed'
  if (settings.use !== 'never' && settings.password === undefined && !state.radio.hotspot.password)
    faults.password = 'required'
  if (!isUnicast(subnet.address)) return { ...faults, address: 'ipv4' }
  if (!isHost(subnet)) faults.address = 'not_a_host'
  return { ...faults, ...rangeFaults(settings, subnet) }
}

function rangeFaults({ dhcp_first, dhcp_last }: Schemas['NewHotspotSettings'], subnet: Subnet): HotspotFaults {
  const faults: HotspotFaults = {}
  if (!isHostIn(subnet, dhcp_first)) faults.dhcp_first = 'outside_subnet'
  if (!isHostIn(subnet, dhcp_last)) faults.dhcp_last = 'outside_subnet'
  if (faults.dhcp_first || faults.dhcp_last) return faults
  const includes = (address: string) =>
    compareAddresses(dhcp_first, address) <= 0 && compareAddresses(address, dhcp_last) <= 0
  if (compareAddresses(dhcp_last, dhcp_first) < 0) faults.dhcp_last = 'before_first'
  else if (includes(subnet.address)) faults.dhcp_first = 'contains_panel'
  return faults
}
