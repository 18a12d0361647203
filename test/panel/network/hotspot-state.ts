import type { Schemas } from '../../../src/api/generated/schema'

/** A device that joins the hotspot by itself. */
export interface Phone {
  name: string
  mac: string
  signal: number
  /** Seconds after the hotspot is on. */
  after: number
}

export interface HotspotState {
  /** An empty SSID is the name of the panel. */
  settings: Omit<Schemas['HotspotSettings'], 'use' | 'password_set'>
  /** While the radio is a Wi-Fi client. */
  opensWhenLost: boolean
  password: string
  phones: Phone[]
  /** Whether the radio fails to start as a hotspot. */
  broken: boolean
}
