import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DeviceClock } from '../device/device-clock'
import type { Session } from '../http/sessions'
import type { PanelState } from '../state'
import type { StoredAccessToken } from './access-tokens-state'
import { stateOf } from './account-rules'
import type { Lockout } from './lockout'

const DAY = 86_400_000
/** Tells an access token from the token of a session. */
const PREFIX = 'hmi_'
const RANDOM_BYTES = 32
const MOST_REVOKED = 100

type NewAccessToken = Pick<StoredAccessToken, 'name' | 'username' | 'roles'> & { days: number }
type State = 'active' | 'expired' | 'blocked'

/** A valid token as a session of its account, or nothing, perhaps because its address has to wait. */
export type AccessTokenUse = { session: Session | undefined; waitSeconds?: number }

export const isAccessToken = (token: string): boolean => token.startsWith(PREFIX)

export type AccessTokens = ReturnType<typeof createAccessTokens>

/** The tokens with which programs call the panel; only their hashes are kept. */
export function createAccessTokens(clock: DeviceClock, state: PanelState, lockout: Lockout) {
  const { accessTokens } = state
  const attempts = lockout.of('access_token')
  /** What a token has begun, such as an upload, is its own as long as it lasts. */
  const sessions = new WeakMap<StoredAccessToken, Session>()

  const isExpired = ({ expiresAt, hasExpired = false }: StoredAccessToken, now = clock.now()) =>
    hasExpired || now >= expiresAt

  clock.onSet(before => {
    for (const token of accessTokens.items) if (isExpired(token, before)) token.hasExpired = true
  })

  const tokenState = (token: StoredAccessToken): State => {
    if (isExpired(token)) return 'expired'
    const account = state.accounts.find(({ username }) => username === token.username)
    return account && stateOf(account, clock.now()) === 'active' ? 'active' : 'blocked'
  }

  const lasts = (token: StoredAccessToken) => accessTokens.items.includes(token) && tokenState(token) === 'active'

  const find = (value: string) => {
    const hash = hashOf(value)
    return accessTokens.items.find(token => isSame(token.hash, hash))
  }

  const sessionOf = (token: StoredAccessToken): Session => {
    const now = clock.elapsed()
    const session = sessions.get(token) ?? {
      family: { address: undefined, since: clock.now(), endsAt: now, activeAt: now, lasts: () => lasts(token) },
      token: '',
      refreshToken: undefined,
      username: token.username,
      expiresAt: token.expiresAt,
      renewableUntil: now,
      diesAt: undefined,
      next: undefined,
      access: token
    }
    sessions.set(token, session)
    return session
  }

  const remove = (isOver: (token: StoredAccessToken) => boolean) => {
    const over = accessTokens.items.filter(isOver)
    accessTokens.items = accessTokens.items.filter(token => !isOver(token))
    accessTokens.revoked = [...accessTokens.revoked, ...over.map(({ hash }) => hash)].slice(-MOST_REVOKED)
    return over.length > 0
  }

  return {
    stateOf: tokenState,

    /** @returns its value, which is known only now */
    create({ days, ...settings }: NewAccessToken): { token: StoredAccessToken; value: string } {
      const value = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
      accessTokens.lastId += 1
      const now = clock.now()
      const times = { createdAt: now, expiresAt: now + days * DAY, lastUse: undefined }
      const token = { id: accessTokens.lastId, ...settings, hash: hashOf(value), ...times }
      accessTokens.items.push(token)
      return { token, value }
    },

    revoke: (id: string): boolean => remove(token => String(token.id) === id),

    /** For an account that is deleted or disabled. */
    revokeAllOf: (username: string): boolean => remove(token => token.username === username),

    /** The session of a valid token, without counting a use. */
    sessionOf(value: string): Session | undefined {
      const token = find(value)
      return token && lasts(token) ? sessionOf(token) : undefined
    },

    use(value: string, address: string | undefined): AccessTokenUse {
      const waitSeconds = attempts.waitSeconds('', address)
      if (waitSeconds > 0) return { session: undefined, waitSeconds }
      const token = find(value)
      const isForgotten = accessTokens.revoked.some(hash => isSame(hash, hashOf(value)))
      if (!token && !isForgotten) attempts.failed(undefined, address)
      if (!token || !lasts(token)) return { session: undefined }
      token.lastUse = { at: clock.now(), address }
      return { session: sessionOf(token) }
    }
  }
}

const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex')

/** In constant time, as both have the same length. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
