import type { Schemas } from '../../../src/api/generated/schema'

type Settings = Schemas['RuntimeAccountSettings']

export interface RuntimeAccount extends Settings {
  id: string
  password: string
  administrator: boolean
  loggedIn: boolean
  /** Reading of `clock.elapsed()` at which the panel removes it. */
  endsAt?: number | undefined
}

/** The operator accounts of the project. */
export interface RuntimeSecurity {
  inUse: boolean
  mostAccounts: number
  remoteLogin: Schemas['EnhancedSecurity']['remote_login']
  classes: Schemas['SecurityClass'][]
  accounts: RuntimeAccount[]
  lastId: number
}

export interface EnhancedSecuritySlice {
  runtimeSecurity: RuntimeSecurity
}
