import { asApiError } from '../../lib/remote/as-api-error'
import type { Failure } from '../../lib/remote/failure'
import type { MessageKey } from '../../lib/text/message'
import { TokenError, type TokenProblem } from '../../session/token'
import { RolesError } from '../../session/user'

/** Why a sign-in came to nothing, and what can be done. */
export interface Trouble {
  title: MessageKey
  remedy?: MessageKey
  /** How long the panel wants to be left alone. */
  waitSeconds?: number
  /** The way out is the sign-in page over https. */
  overHttps?: boolean
}

export const NO_ROLES: Trouble = { title: 'login.roles', remedy: 'login.rolesRemedy' }

/** A log-out could not clear the cookie. */
export const TOKEN_STAYS: Trouble = { title: 'login.tokenStays', remedy: 'login.tokenStaysRemedy' }

const WRONG: Trouble = { title: 'login.wrong' }
const THROTTLED: Trouble = { title: 'login.throttled', remedy: 'errors.retryLater' }
const FAULT: Trouble = { title: 'errors.panelFault', remedy: 'errors.panelFaultRemedy' }

const TOKEN: Record<TokenProblem, Trouble> = {
  blocked: { title: 'login.cookiesBlocked', remedy: 'login.cookiesBlockedRemedy' },
  'too-long': { title: 'login.tokenTooLong', remedy: 'login.tokenTooLongRemedy' },
  'https-before': { title: 'login.httpsBefore', remedy: 'login.httpsBeforeRemedy', overHttps: true }
}

const BY_KIND: Record<Exclude<Failure['kind'], 'refused' | 'cancelled'>, Trouble> = {
  unreachable: { title: 'errors.unreachable', remedy: 'errors.unreachableRemedy' },
  timeout: { title: 'errors.timeout', remedy: 'errors.unreachableRemedy' },
  malformed: { title: 'errors.malformed', remedy: 'errors.malformedRemedy' },
  session: { title: 'login.notAccepted', remedy: 'login.notAcceptedRemedy' }
}

/** Undefined where the user has cancelled. The refusal of a name and that of a password read the same. */
export function troubleOf(thrown: unknown): Trouble | undefined {
  if (thrown instanceof TokenError) return TOKEN[thrown.problem]
  if (thrown instanceof RolesError) return NO_ROLES
  const { failure } = asApiError(thrown)
  if (failure.kind === 'cancelled') return undefined
  if (failure.kind !== 'refused') return BY_KIND[failure.kind]
  const { status, retryAfterSeconds } = failure
  if (status === 400 || status === 401 || status === 403) return WRONG
  if (status !== 423 && status !== 429) return FAULT
  return retryAfterSeconds ? { title: THROTTLED.title, waitSeconds: retryAfterSeconds } : THROTTLED
}
