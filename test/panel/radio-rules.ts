import type { Schemas } from '../../src/api/generated/schema'
import {
  isHostOf,
  isUnicast,
  parseIpv4,
  parseMask,
  type Subnet,
  sameSubnet,
  subnetsOverlap
} from '../../src/lib/network/ipv4'
import type { AddressSettings } from './radio-state'
import { isAllowed } from './regions'
import type { PanelState } from './state'

type Fields = Record<string, string>

export const HOTSPOT_PREFIX = 24
const LONGEST_SSID = 32

const EAP_INNER: Record<Schemas['WifiEap']['method'], readonly string[]> = {
  PEAP: ['MSCHAPv2', 'GTC', 'MD5'],
  TTLS: ['MSCHAPv2', 'GTC', 'MD5', 'PAP'],
  FAST: ['MSCHAPv2', 'GTC'],
  TLS: []
}

export function lanSubnets(state: PanelState): Subnet[] {
  return state.ethernet.flatMap(({ settings, offer }) => {
    const { address = '', mask = '' } = settings.mode === 'static' ? settings : (offer ?? {})
    const number = parseIpv4(address)
    const prefix = parseMask(mask)
    return number === undefined || prefix === undefined ? [] : [{ address: number, prefix }]
  })
}

export const isTooLong = (ssid: string) => Buffer.byteLength(ssid) > LONGEST_SSID

const unicast = (text: string) => {
  const number = parseIpv4(text)
  return number !== undefined && isUnicast(number) ? number : undefined
}

/** What is wrong with a static address. */
export function addressFaults(settings: AddressSettings, state: PanelState): Fields {
  if (settings.method === 'dhcp') return {}
  const faults: Fields = {}
  const address = unicast(settings.address)
  const prefix = parseMask(settings.mask)
  if (address === undefined) faults.address = settings.address ? 'ipv4' : 'required'
  if (prefix === undefined || prefix < 8 || prefix > 30) faults.mask = settings.mask ? 'mask' : 'required'
  for (const field of ['dns1', 'dns2'] as const) {
    if (settings[field] && unicast(settings[field]) === undefined) faults[field] = 'ipv4'
  }
  if (address === undefined || prefix === undefined) return faults
  if (!isHostOf(address, prefix)) faults.address = 'not_host'
  else if (lanSubnets(state).some(lan => subnetsOverlap(lan, { address, prefix }))) faults.address = 'subnet_overlaps'
  const gateway = parseIpv4(settings.gateway)
  const isThere = gateway !== undefined && gateway !== address && sameSubnet(gateway, address, prefix)
  if (settings.gateway && !(isThere && isHostOf(gateway, prefix))) faults.gateway = 'gateway_outside'
  return faults
}

/** What is wrong with a network that shall be joined, beyond what the contract says. */
export function networkFaults({ ssid, security, password, eap }: Schemas['NewWifiNetwork']): Fields {
  const faults: Fields = {}
  if (isTooLong(ssid)) faults.ssid = 'bytes'
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

/** What is wrong with the hotspot, beyond what the contract says. */
export function hotspotFaults(settings: Schemas['NewHotspotSettings'], state: PanelState): Fields {
  const faults: Fields = {}
  const address = unicast(settings.address)
  if (isTooLong(settings.ssid)) faults.ssid = 'bytes'
  if (!isAllowed(settings)) faults.channel = 'channel_not_allowed'
  if (settings.enabled && settings.password === undefined && !state.radio.hotspot.password) faults.password = 'required'
  if (address === undefined) return { ...faults, address: 'ipv4' }
  if (!isHostOf(address, HOTSPOT_PREFIX)) faults.address = 'not_host'
  else if (lanSubnets(state).some(lan => subnetsOverlap(lan, { address, prefix: HOTSPOT_PREFIX })))
    faults.address = 'subnet_overlaps'
  return { ...faults, ...rangeFaults(settings, address) }
}

function rangeFaults({ dhcp_first, dhcp_last }: Schemas['NewHotspotSettings'], address: number): Fields {
  const faults: Fields = {}
  const [first, last] = [parseIpv4(dhcp_first), parseIpv4(dhcp_last)]
  const isInside = (one?: number) =>
    one !== undefined && sameSubnet(one, address, HOTSPOT_PREFIX) && isHostOf(one, HOTSPOT_PREFIX)
  if (!isInside(first)) faults.dhcp_first = 'outside_network'
  if (!isInside(last)) faults.dhcp_last = 'outside_network'
  if (first === undefined || last === undefined || faults.dhcp_first || faults.dhcp_last) return faults
  if (last < first) faults.dhcp_last = 'before_first'
  else if (first <= address && address <= last) faults.dhcp_first = 'contains_panel'
  return faults
}
