import type { Schemas } from '../../../src/api/generated/schema'

/** What was put into the panel when it was made or updated. */
export interface Hardware {
  serial: string
  hardwareKey: string
  bootloader: string
  /** `YYYY/MM/DD`. */
  imageBuilt: string
  ports: Schemas['NetworkPort'][]
  licences: Schemas['PanelLicence'][]
  notices: Schemas['OpenSourceNotice'][]
  /** How long it takes to start. */
  bootSeconds: number
}

export interface SystemInfoSlice {
  hardware: Hardware
  /** Reading of `clock.elapsed()` until which the LED blinks. */
  blinksUntil?: number
}
