import { randomBytes } from 'node:crypto'
import contract from '../../../static/contract/common.json'
import type { StoredAccessToken } from '../accounts/access-tokens-state'
import type { DeviceClock } from '../device/device-clock'

/** The tokens of one sign-in, each renewed from another. */
interface Family {
  /** Of the caller that has logged in. */
  address: string | undefined
  /** By the wall clock. */
  since: number
  /** By the time that passes: no renewal extends it. */
  endsAt: number
  /** Reading of the monotonic clock at the last action of its user. */
  activeAt: number
  /** Of an access token, which has no login. */
  lasts?: () => boolean
}

export interface Session {
  family: Family
  token: string
  refreshToken: string | undefined
  username: string
  /** By the wall clock, so that setting the clock can end a session. */
  expiresAt: number
  /** By the monotonic clock: until then an expired token can be renewed. */
  renewableUntil: number
  /** A renewed token stays valid briefly, for calls in flight. */
  diesAt: number | undefined
  /** What has replaced it: renewed once more, it gives no other. */
  next: Session | undefined
  /** The access token of a program, whose scope limits the rights of the account. */
  access?: Pick<StoredAccessToken, 'name' | 'roles'>
}

export interface TokenRules {
  lifeSeconds: number
  renewableSeconds: number
  /** How long one sign-in may be renewed altogether. */
  familySeconds: number
  graceSeconds: number
}

export const TOKEN_RULES: TokenRules = {
  lifeSeconds: 3600,
  renewableSeconds: 86_400,
  familySeconds: 7 * 86_400,
  graceSeconds: 10
}

const { 'x-session-limits': LIMITS } = contract
/** Of a sign-in, the newest: a token that was renewed long ago can still log out. */
const MOST_TOKENS = 16
/** Tokens that are called ended; older ones are called expired. */
const MOST_ENDED = 10_000

export type Sessions = ReturnType<typeof createSessions>

/** The tokens of the panel, only in memory, so that a restart ends all sessions. */
export function createSessions(
  clock: DeviceClock,
  rules: TokenRules,
  idleMinutes: () => number = () => Number.POSITIVE_INFINITY
) {
  let sessions: Session[] = []
  let hasRefreshTokens = false
  const ended = new Set<string>()

  const idleSince = ({ family }: Session) => clock.elapsed() - family.activeAt
  const lasts = (session: Session) =>
    clock.elapsed() < session.family.endsAt && idleSince(session) < idleMinutes() * 60_000
  const alive = (session: Session) =>
    lasts(session) && (session.diesAt === undefined || clock.elapsed() < session.diesAt)

  const isUsable = (session: Session) =>
    alive(session) && (clock.now() < session.expiresAt || clock.elapsed() < session.renewableUntil)

  const newFamily = (address: string | undefined): Family => ({
    address,
    since: clock.now(),
    endsAt: clock.elapsed() + rules.familySeconds * 1000,
    activeAt: clock.elapsed()
  })

  const add = (username: string, family: Family): Session => {
    const session: Session = {
      family,
      token: newToken(),
      refreshToken: hasRefreshTokens ? newToken() : undefined,
      username,
      expiresAt: clock.now() + rules.lifeSeconds * 1000,
      renewableUntil: clock.elapsed() + rules.renewableSeconds * 1000,
      diesAt: undefined,
      next: undefined
    }
    const tokens = sessions.filter(other => other.family === family)
    const surplus = new Set(tokens.slice(0, Math.max(0, tokens.length + 1 - MOST_TOKENS)))
    sessions = [...sessions.filter(other => lasts(other) && !surplus.has(other)), session]
    return session
  }

  const endEach = (ending: Session[]) => {
    const all = new Set(ending)
    sessions = sessions.filter(session => !all.has(session))
    for (const { token } of ending) ended.add(token)
    for (const token of [...ended].slice(0, Math.max(0, ended.size - MOST_ENDED))) ended.delete(token)
  }
  const end = (session: Session) => endEach([session])

  /** Ends the oldest sign-ins of a user, so that there is room for one more. */
  const makeRoom = (username: string) => {
    const own = sessions.filter(session => session.username === username)
    const families = [...new Set(own.filter(alive).map(({ family }) => family))]
    const surplus = families.slice(0, Math.max(0, families.length + 1 - LIMITS.sessions_per_account))
    endEach(own.filter(({ family }) => surplus.includes(family)))
  }

  return {
    open(username: string, address?: string): Session {
      makeRoom(username)
      return add(username, newFamily(address))
    },
    end,

    find(token: string): Session | 'expired' | 'ended' {
      if (ended.has(token)) return 'ended'
      const session = sessions.find(it => it.token === token)
      return session && alive(session) && clock.now() < session.expiresAt ? session : 'expired'
    },

    /** The session of a token, also of one that has expired. */
    ofToken: (token: string) => sessions.find(it => it.token === token),

    /** Ends every token of a sign-in. */
    endFamily({ family }: Session): void {
      endEach(sessions.filter(session => session.family === family))
    },

    /** @returns the next session; undefined if the token is too old or unknown */
    renew(refreshToken: string): Session | undefined {
      const session = sessions.find(it => (it.refreshToken ?? it.token) === refreshToken)
      if (!session || !alive(session) || clock.elapsed() >= session.renewableUntil) return undefined
      session.diesAt ??= clock.elapsed() + rules.graceSeconds * 1000
      session.next ??= add(session.username, session.family)
      return session.next
    },

    /** Whether a sign-in has a token that is valid, or that can still be renewed. */
    isFamilyAlive: (family: Family): boolean =>
      family.lasts?.() ?? sessions.some(session => session.family === family && isUsable(session)),

    /** The user of the session did something so many seconds ago. @returns how long it lasts without an action. */
    noteActivity({ family }: Pick<Session, 'family'>, secondsAgo: number): number {
      family.activeAt = Math.max(family.activeAt, clock.elapsed() - secondsAgo * 1000)
      return Math.max(0, Math.ceil(idleMinutes() * 60 - (clock.elapsed() - family.activeAt) / 1000))
    },

    endOthers(own: Session): void {
      endEach(sessions.filter(session => session.username === own.username && session !== own))
    },

    /** Who has logged in, the oldest first, once for each sign-in. */
    signedIn: (): { name: string; address?: string; since: number }[] =>
      sessions
        .filter(session => session.diesAt === undefined && alive(session))
        .map(({ username, family: { address, since } }) => ({ name: username, since, ...(address && { address }) })),

    /** The number of a user's valid sessions; a renewed token is not counted twice. */
    countOf(username: string): number {
      const held = sessions.filter(session => session.username === username && session.diesAt === undefined)
      return held.filter(({ expiresAt }) => clock.now() < expiresAt).length
    },

    /** @returns the number of ended sessions; `spared` continues */
    endAllOf(username: string, spared?: Session): number {
      const others = sessions.filter(session => session.username === username && session !== spared)
      const held = others.filter(({ diesAt }) => diesAt === undefined).length
      endEach(others)
      return held
    },

    /** Whether further tokens are issued with a separate refresh token. */
    separateRefreshTokens(separate: boolean): void {
      hasRefreshTokens = separate
    },

    expireAll(): void {
      for (const session of sessions) session.expiresAt = clock.now()
    },

    endAll(): void {
      endEach(sessions)
    },

    /** As a restart does. */
    forget(): void {
      sessions = []
      ended.clear()
    }
  }
}

function newToken(): string {
  return `hmi.${randomBytes(24).toString('hex')}`
}
