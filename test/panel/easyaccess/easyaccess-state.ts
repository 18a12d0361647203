import type { Schemas } from '../../../src/api/generated/schema'
import type { PlantNetwork } from '../network/plant-network'

export type Settings = Omit<Schemas['EasyAccessSettings'], 'proxy_password_set'>

export interface EasyAccessState {
  settings: Settings
  proxyPassword: string
  /** The domain that the panel was added to in the portal. */
  domain: string | null
  pairing: Schemas['EasyAccessPairing']
  idleDisconnectMinutes: number | null
  keyIsReadable: boolean
  hasProgram: boolean
}

export interface EasyAccessSlice {
  easyaccess: EasyAccessState
  /** The portal and the proxy of the plant; without hosts the panel has no internet. */
  easyAccessNetwork: PlantNetwork
}
