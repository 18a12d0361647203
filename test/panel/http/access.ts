import { isAccessToken } from '../accounts/access-tokens'
import { mayWork } from '../accounts/account-rules'
import type { Account } from '../accounts/accounts-state'
import type { Services } from '../services'
import type { Operation } from './contract-document'
import { type Refusal, refuse } from './handler-types'
import type { Session } from './sessions'

/** An admitted call, with the caller's session if there is one. */
export type Admission = { session: Session | undefined } | Refusal

export const tokenIn = (authorization: string | null) => /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1]

/** The operations allowed while the password must be changed. */
const ALWAYS_ALLOWED = ['PUT /uac/account/password', 'PATCH /uac/account/state', 'DELETE /auth/token/user']
/** An expired token could still be renewed, so it must be possible to revoke it. */
const ALLOWED_WHEN_EXPIRED = ['DELETE /auth/token/user']

/** Checks tokens and permissions. The address is that of the caller, if known. */
export function admit(
  operation: Operation,
  authorization: string | null,
  services: Services,
  address?: string
): Admission {
  if (operation.token === 'none') return { session: undefined }
  const token = tokenIn(authorization)
  if (!token) return operation.token === 'optional' ? { session: undefined } : unauthorized('missing or malformed jwt')
  if (isAccessToken(token)) return admitProgram(operation, token, services, address)
  const revocable = ALLOWED_WHEN_EXPIRED.includes(operation.name) && services.sessions.ofToken(token)
  if (revocable) return { session: revocable }
  const session = services.sessions.find(token)
  if (typeof session === 'string') return sessionRefusal(session)
  return accountRefusal(operation, session, services) ?? { session }
}

function admitProgram(operation: Operation, token: string, services: Services, address?: string): Admission {
  const { session, waitSeconds } = services.accessTokens.use(token, address)
  if (waitSeconds !== undefined) return unauthorized('too many unknown access tokens', waitSeconds)
  if (!session) return sessionRefusal('expired')
  const { method, permission, action, reading } = operation
  const isOfLogin = !permission && !action && !reading && method !== 'get'
  if (isOfLogin) return unauthorized('an access token cannot make this call')
  return accountRefusal(operation, session, services) ?? { session }
}

/**
 * Refuses an admitted call whose body took long to arrive. As for sockets, its sign-in counts:
 * the token may have been renewed in the meantime.
 */
export function admitStill(operation: Operation, session: Session, services: Services): Refusal | undefined {
  const { sessions } = services
  if (sessions.isFamilyAlive(session.family)) return accountRefusal(operation, session, services)
  if (ALLOWED_WHEN_EXPIRED.includes(operation.name)) return undefined
  return sessionRefusal(sessions.find(session.token) === 'ended' ? 'ended' : 'expired')
}

function sessionRefusal(state: 'expired' | 'ended'): Refusal {
  if (state === 'expired') return unauthorized('invalid or expired jwt')
  return refuse(400, 'invalid_token', { message: 'The session was ended' })
}

function accountRefusal(operation: Operation, session: Session, services: Services): Refusal | undefined {
  const account = accountOf(services, session)
  const works = account && mayWork(account, services.clock.now())
  return works ? permit(operation, account) : sessionRefusal('ended')
}

/** The account of a session; with an access token, with only those rights that are in its scope. */
export function accountOf({ state }: Services, session: Session | undefined): Account | undefined {
  const account = state.accounts.find(({ username }) => username === session?.username)
  const scope = session?.access?.roles
  return account && scope ? { ...account, roles: account.roles.filter(role => scope.includes(role)) } : account
}

function unauthorized(message: string, retryAfterSeconds?: number): Refusal {
  return refuse(401, 'unauthorized', { message, ...(retryAfterSeconds && { retryAfterSeconds }) })
}

function permit({ name, method, permission, action }: Operation, account: Account): Refusal | undefined {
  const harmless = (method === 'get' && !permission) || ALWAYS_ALLOWED.includes(name)
  if (account.passwordMustChange && !harmless) return refuse(403, 'password_must_change')
  const missing = [permission, action].find(role => role !== undefined && !account.roles.includes(role))
  if (missing === undefined) return undefined
  return refuse(403, 'forbidden', { message: `The permission ${missing} is needed`, details: { permission: missing } })
}
