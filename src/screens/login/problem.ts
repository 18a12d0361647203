import { asApiError } from '../../lib/remote/as-api-error'
import type { Failure } from '../../lib/remote/failure'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { TokenError, type TokenProblem } from '../../session/token'
import { RolesError } from '../../session/user'

/** Why a sign-in failed and what the user can do. */
export interface Problem {
  title: MessageKey
  remedy?: MessageKey
  /** The code of the failure. */
  details?: string
  /** Seconds until the panel accepts another attempt. */
  waitSeconds?: number
  /** Logging in over https solves the problem. */
  offersHttps?: boolean
}

export const NO_ROLES: Problem = { title: 'login.roles', remedy: 'login.rolesRemedy' }

/** Logging out could not clear the cookie. */
export const TOKEN_STAYS: Problem = { title: 'login.tokenStays', remedy: 'login.tokenStaysRemedy' }

const WRONG: Problem = { title: 'login.wrong' }
/** Until an administrator changes the account. */
export const LOCKED: Problem = { title: 'login.locked', remedy: 'login.lockedRemedy' }
const THROTTLED: Problem = { title: 'login.throttled', remedy: 'errors.retryLater' }
const HTTPS: Problem = { title: 'errors.httpsRequired', remedy: 'errors.httpsRequiredRemedy', offersHttps: true }
const FAULT: Problem = { title: 'errors.panelFault', remedy: 'errors.panelFaultRemedy' }

const TOKEN: Record<TokenProblem, Problem> = {
  blocked: { title: 'login.cookiesBlocked', remedy: 'login.cookiesBlockedRemedy' },
  'too-long': { title: 'login.tokenTooLong', remedy: 'login.tokenTooLongRemedy' },
  'https-before': { title: 'login.httpsBefore', remedy: 'login.httpsBeforeRemedy', offersHttps: true }
}

const BY_KIND: Record<Exclude<Failure['kind'], 'refused' | 'cancelled'>, Problem> = {
  unreachable: { title: 'errors.unreachable', remedy: 'errors.unreachableRemedy' },
  timeout: { title: 'errors.timeout', remedy: 'errors.unreachableRemedy' },
  unconfirmed: { title: 'errors.unreachable', remedy: 'errors.unreachableRemedy' },
  malformed: { title: 'errors.malformed', remedy: 'errors.malformedRemedy' },
  session: { title: 'login.notAccepted', remedy: 'login.notAcceptedRemedy' }
}

/** Undefined when the user cancelled. Unknown users and wrong passwords give the same text and no code, so that user names cannot be probed. */
export function problemOf(thrown: unknown): Problem | undefined {
  if (thrown instanceof TokenError) return TOKEN[thrown.problem]
  if (thrown instanceof RolesError) return NO_ROLES
  const { failure, message } = asApiError(thrown)
  if (failure.kind === 'cancelled') return undefined
  const details = plainText(message)
  if (failure.kind !== 'refused') return { ...BY_KIND[failure.kind], details }
  const { status, code, retryAfterSeconds } = failure
  if (code === 'foreign_origin' || code === 'address_not_allowed') return { ...FAULT, details }
  if (status === 400 || status === 401 || status === 403) return WRONG
  if (status === 426) return HTTPS
  if (status !== 423 && status !== 429) return { ...FAULT, details }
  if (retryAfterSeconds) return { title: THROTTLED.title, waitSeconds: retryAfterSeconds }
  return status === 423 ? LOCKED : THROTTLED
}
