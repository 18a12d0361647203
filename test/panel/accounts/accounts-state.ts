export interface Account {
  id: number
  username: string
  name: string
  password: string
  /** 'locked' until an administrator opens it, or until `lockedUntil` of the wall clock. */
  status: 'active' | 'locked' | 'disabled'
  lockedUntil?: number | undefined
  /** The last day on which it may sign in, as `YYYY/MM/DD`. */
  validUntil: string | undefined
  /** After so many days the password must change; 0 for never. */
  passwordAgeDays: number
  /** Wall-clock milliseconds, as in `lastSignIn`. */
  passwordChangedAt: number | undefined
  lastSignIn: { at: number; address: string | undefined } | undefined
  roles: string[]
  stateCode: 0 | 1
  passwordIsFactory: boolean
  passwordMustChange: boolean
}

/** What the panel keeps of its accounts. */
export interface AccountsSlice {
  accounts: Account[]
  /** How many accounts the panel can keep. */
  accountLimit: number
}
