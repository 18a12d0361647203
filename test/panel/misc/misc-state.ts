import type { Schemas } from '../../../src/api/generated/schema'
import type { PlantNetwork } from '../network/plant-network'

export type ServiceId = Schemas['MiscServiceId']

/** PEM. */
export interface WebIdentity {
  certificate: string
  key: string
}

export interface SnmpSecrets {
  community?: string
  authPassword?: string
  privacyPassword?: string
}

export interface MiscSettings {
  ftp: Schemas['FtpSettings']
  /** Zone and whether a server sets the clock are facts of the clock. */
  time: Omit<Schemas['TimeSettings'], 'synchronise' | 'zone'>
  led: Schemas['LedSettings']
  buzzer: Schemas['BuzzerSettings']
  display: Schemas['DisplaySettings']
  shifts: Schemas['ShiftSettings']
  usb: Schemas['UsbPolicy']
  discovery: Schemas['DiscoverySettings']
  webServer: Schemas['WebServerSettings']
  syslog: Schemas['SyslogSettings']
  snmp: Omit<Schemas['NewSnmpSettings'], 'community' | 'auth_password' | 'privacy_password'> & SnmpSecrets
  reboot: Schemas['RebootPlan']
}

export interface MiscSlice {
  misc: MiscSettings
  /** The time and syslog servers of the plant. */
  serviceNetwork: PlantNetwork
  /** Of the web server; missing while it is that of the factory. */
  webIdentity?: WebIdentity
  /** PEM; of the last signing request, until its certificate is stored. */
  webRequestKey?: string | undefined
  /** Each time the buzzer has sounded: reading of `clock.elapsed()` and volume. */
  beeps: { at: number; volumePercent: number }[]
  /** Reading of `clock.elapsed()` until which the touch panel is locked. */
  touchLockedUntil?: number
}
