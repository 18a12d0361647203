import { randomBytes } from 'node:crypto'
import type { DeviceClock } from '../device/device-clock'

/** The tokens of one sign-in, each renewed from another. */
interface Family {
  /** Of the caller that has signed in. */
  address: string | undefined
  /** By the wall clock. */
  since: number
  /** By the time that passes: no renewal extends it. */
  endsAt: number
  /** Reading of the monotonic clock at the last action of its user. */
  activeAt: number
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
      diesAt: undefined
    }
    sessions = [...sessions.filter(lasts), session]
    return session
  }

  const end = (session: Session) => {
    sessions = sessions.filter(other => other !== session)
    ended.add(session.token)
  }

  return {
    open: (username: string, address?: string): Session => add(username, newFamily(address)),
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
      for (const session of sessions) if (session.family === family) end(session)
    },

    /** @returns the next session; undefined if the token is too old or unknown */
    renew(refreshToken: string): Session | undefined {
      const session = sessions.find(it => (it.refreshToken ?? it.token) === refreshToken)
      if (!session || !alive(session) || clock.elapsed() >= session.renewableUntil) return undefined
      session.diesAt ??= clock.elapsed() + rules.graceSeconds * 1000
      return add(session.username, session.family)
    },

    /** Whether a sign-in has a token that is valid, or that can still be renewed. */
    isFamilyAlive: (family: Family): boolean =>
      sessions.some(session => session.family === family && isUsable(session)),

    /** The user of the session did something so many seconds ago. @returns how long it lasts without an action. */
    noteActivity({ family }: Pick<Session, 'family'>, secondsAgo: number): number {
      family.activeAt = Math.max(family.activeAt, clock.elapsed() - secondsAgo * 1000)
      return Math.max(0, Math.ceil(idleMinutes() * 60 - (clock.elapsed() - family.activeAt) / 1000))
    },

    endOthers(own: Session): void {
      for (const session of sessions) if (session.username === own.username && session !== own) end(session)
    },

    /** Who has signed in, the oldest first, once for each sign-in. */
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
      for (const session of others) end(session)
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
      for (const session of sessions) end(session)
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
