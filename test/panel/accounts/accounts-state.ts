interface SignIn {
  at: number
  address: string | undefined
}

export interface Account {
  id: number
  username: string
  name: string
  password: string
  /** 'locked' until an administrator unlocks it, or until `lockedUntil` of the wall clock. */
  status: 'active' | 'locked' | 'disabled'
  lockedUntil?: number | undefined
  /** The last valid day, as `YYYY/MM/DD`. */
  validUntil: string | undefined
  /** That day has passed once, whatever the clock was set to since. */
  hasExpired?: boolean
  /** Days after which the password must be changed; 0 for never. */
  passwordAgeDays: number
  /** Wall-clock milliseconds, as in `lastSignIn`. */
  passwordChangedAt: number | undefined
  lastSignIn: SignIn | undefined
  signInBefore?: SignIn & { refused: number }
  /** Attempts since `lastSignIn`. */
  refusedSignIns?: number
  roles: string[]
  stateCode: 0 | 1
  passwordIsFactory: boolean
  passwordMustChange: boolean
}

export interface AccountsSlice {
  accounts: Account[]
  /** The maximum number of accounts. */
  accountLimit: number
}
