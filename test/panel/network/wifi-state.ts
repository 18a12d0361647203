import type { Schemas } from '../../../src/api/generated/schema'
import type { HotspotState } from './hotspot-state'

export type FailureReason = Schemas['WifiFailureReason']
export type AddressSettings = Omit<Schemas['WifiSettings'], 'mode' | 'hotspot_password_set'>

export interface Lease {
  address: string
  mask: string
  gateway: string
  dns: string[]
}

/** An access point in range, with the credentials that it accepts. */
export interface RadioPoint {
  bssid: string
  ssid: string
  hidden: boolean
  channel: number
  band: Schemas['AccessPoint']['band']
  security: Schemas['AccessPoint']['security']
  /** dBm, around which it varies. */
  signal: number
  inRange: boolean
  password?: string
  server?: EapServer
  /** Missing without a DHCP server. */
  lease?: Lease
  /** Whether it requires a login on a web page (captive portal). */
  captive?: boolean
}

export interface EapServer {
  /** As its certificate names it. */
  name: string
  /** Wall-clock milliseconds from which its certificate holds. */
  validFrom: number
  methods: Schemas['WifiEap']['method'][]
  users: { identity: string; password: string }[]
}

export interface KeptNetwork {
  id: string
  ssid: string
  hidden: boolean
  security: Schemas['SavedNetwork']['security']
  autoconnect: boolean
  failure: FailureReason | null
  password?: string
  eap?: Schemas['WifiEap']
}

/** A radio as a Wi-Fi client. */
export interface ClientRadio {
  mode: Schemas['WifiSettings']['mode']
  /** Whether it serves the hotspot because Wi-Fi was lost. */
  fallback: boolean
  address: AddressSettings
  /** In the order in which they are tried. */
  networks: KeptNetwork[]
  /** The id of the network that the panel returns to. */
  lastGood: string | undefined
  points: RadioPoint[]
  /** Of the first radio only. */
  hotspot?: HotspotState
}

/** The first radio, in both of its uses. */
export interface RadioState extends ClientRadio {
  hotspot: HotspotState
}

export interface ClientSlice {
  wifi: Schemas['WifiStatus']
  radio: ClientRadio
}

export interface WifiSlice extends ClientSlice {
  radio: RadioState
  otherRadios: ClientSlice[]
}
