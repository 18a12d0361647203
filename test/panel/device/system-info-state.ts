import type { Schemas } from '../../../src/api/generated/schema'

/** Facts that are set when the panel is manufactured or updated. */
export interface Hardware {
  serial: string
  hardwareKey: string
  bootloader: string
  /** `YYYY/MM/DD`. */
  imageBuilt: string
  ports: Schemas['NetworkPort'][]
  licences: Schemas['PanelLicence'][]
  notices: Schemas['OpenSourceNotice'][]
  /** Seconds that a start takes. */
  bootSeconds: number
}

export interface SystemInfoSlice {
  hardware: Hardware
  /** Reading of `clock.elapsed()` until which the LED blinks, or without one the screen shows the HMI name. */
  identifiesUntil?: number | undefined
}
