export interface StoredAccessToken {
  id: number
  name: string
  /** Of the account that it belongs to. */
  username: string
  /** Its scope, of which its account may have lost some. */
  roles: string[]
  /** SHA-256 of its value, which is stored nowhere. */
  hash: string
  /** Wall-clock milliseconds, as in `expiresAt` and `lastUse`. */
  createdAt: number
  expiresAt: number
  /** That time has passed once, whatever the clock was set to since. */
  hasExpired?: boolean
  lastUse: { at: number; address: string | undefined } | undefined
}

export interface AccessTokensSlice {
  accessTokens: {
    items: StoredAccessToken[]
    /** Never given to another one. */
    lastId: number
    /** The maximum number. */
    limit: number
    /** Hashes of the ones that were revoked last: a program that still sends one guesses nothing. */
    revoked: string[]
  }
}
