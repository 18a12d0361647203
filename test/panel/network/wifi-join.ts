import type { Schemas } from '../../../src/api/generated/schema'
import { isAllowed } from './regions'
import type { ClientRadio, FailureReason, KeptNetwork, RadioPoint } from './wifi-state'

type File = Schemas['WifiFile']

export interface JoinFailure {
  reason: FailureReason
  file?: string
}

export type Outcome = RadioPoint | JoinFailure

const PEM = /-----BEGIN [A-Z ]+-----\s[A-Za-z0-9+/=\s]+-----END [A-Z ]+-----/
/** The DER of a certificate, a key or PKCS#12 begins as a sequence with a long length. */
const DER_BEGINNINGS = [0x81, 0x82, 0x83]

export const isJoined = (outcome: Outcome): outcome is RadioPoint => 'bssid' in outcome

/** The result of an attempt to join, which depends on the access points, the country and the clock. */
export function outcomeOf(
  network: KeptNetwork,
  { points, address }: ClientRadio,
  country: string,
  now: number
): Outcome {
  const file = filesOf(network).find(candidate => !isReadable(candidate))
  if (file) return { reason: 'file', file: file.name }
  const visible = points.filter(candidate => isVisible(network, candidate))
  if (visible.length === 0) return { reason: 'out_of_range' }
  const point = strongest(visible.filter(({ band, channel }) => isAllowed({ country, band, channel })))
  if (!point) return { reason: 'country' }
  const reason = kindOf(point) === network.security ? refusalOf(network, point, now) : 'security'
  if (reason) return { reason }
  if (address.method === 'dhcp' && !point.lease) return { reason: 'no_address' }
  return point.captive ? { reason: 'captive_portal' } : point
}

export function isVisible({ ssid, hidden }: KeptNetwork, point: RadioPoint): boolean {
  return point.inRange && point.ssid === ssid && (hidden || !point.hidden)
}

export function strongest(points: RadioPoint[]): RadioPoint | undefined {
  return points.slice().sort((one, other) => other.signal - one.signal)[0]
}

function kindOf({ security }: RadioPoint): KeptNetwork['security'] | 'wep' {
  if (security === 'open' || security === 'wep') return security
  return security.endsWith('enterprise') ? 'enterprise' : 'personal'
}

function refusalOf(network: KeptNetwork, point: RadioPoint, now: number): FailureReason | undefined {
  if (network.security === 'personal') return network.password === point.password ? undefined : 'password'
  const { eap } = network
  const { server } = point
  if (!eap || !server) return
  if (!server.methods.includes(eap.method)) return 'security'
  if (eap.validate_server && now < server.validFrom) return 'clock_wrong'
  if (eap.validate_server && eap.server_name && eap.server_name !== server.name) return 'name_mismatch'
  const user = server.users.find(({ identity }) => identity === eap.identity)
  return user && (eap.method === 'TLS' || user.password === eap.password) ? undefined : 'password'
}

function filesOf({ eap }: KeptNetwork): File[] {
  return [eap?.ca_certificate, eap?.client_certificate, eap?.client_key].filter(file => file !== undefined)
}

function isReadable({ content }: File): boolean {
  const bytes = Buffer.from(content, 'base64')
  const isDer = bytes[0] === 0x30 && DER_BEGINNINGS.includes(bytes[1] ?? 0)
  return isDer || PEM.test(bytes.toString('latin1'))
}
