import { done, type Handlers, ok, refuse } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import { mayWork, passwordIsTooOld, secondsLocked, stateOf } from './account-rules'
import type { Account } from './accounts-state'

const grant = ({ clock }: Services, { token, refreshToken, expiresAt }: Session) => ({
  access_token: token,
  expires_in: Math.ceil((expiresAt - clock.now()) / 1000),
  ...(refreshToken && { refresh_token: refreshToken })
})

const WRONG_LOGIN = { message: 'User does not exist or password is incorrect' }

function signIn(services: Services, username: string, password: string, address: string | undefined) {
  const { state, clock, sessions } = services
  const lockout = services.lockout.of('account')
  const wait = lockout.waitSeconds(username, address)
  if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
  const account = state.accounts.find(it => it.username === username)
  const now = clock.now()
  const refusal = account && refusalOf(account, now)
  if (refusal) {
    // A wait would tell its user that the login is only blocked for a while.
    lockout.failed(undefined, address)
    return refusal
  }
  if (account?.password !== password) {
    lockout.failed(username, address)
    return refuse(400, 'invalid_grant', WRONG_LOGIN)
  }
  lockout.succeeded(username, address)
  if (account.lastSignIn) account.signInBefore = { ...account.lastSignIn, refused: account.refusedSignIns ?? 0 }
  account.lastSignIn = { at: now, address }
  account.refusedSignIns = 0
  account.passwordMustChange ||= passwordIsTooOld(account, now)
  return ok(grant(services, sessions.open(username, address)))
}

/** Why an account may not log in, whatever the password: an account that is out confirms none. */
function refusalOf(account: Account, now: number) {
  const state = stateOf(account, now)
  if (state === 'active') return undefined
  const lockedSeconds = state === 'locked' ? secondsLocked(account, now) : 0
  return refuse(423, `account_${state}`, lockedSeconds > 0 ? { retryAfterSeconds: lockedSeconds } : {})
}

/** A name that nobody has may be a password typed into the wrong field. */
function noteRefusal({ state, events }: Services, username: string): void {
  const account = state.accounts.find(it => it.username === username)
  if (account) account.refusedSignIns = (account.refusedSignIns ?? 0) + 1
  events.record('sign_in_refused', account ? { username } : {})
}

function renew(services: Services, refreshToken: string) {
  const { state, clock, sessions } = services
  const session = sessions.renew(refreshToken)
  const account = state.accounts.find(({ username }) => username === session?.username)
  if (session && account && mayWork(account, clock.now())) return ok(grant(services, session))
  if (session) sessions.end(session)
  return refuse(400, 'invalid_grant')
}

export const authHandlers = {
  'POST /auth/token/user': ({ body, ...services }) => {
    if (body.grant_type === 'refresh_token') return renew(services, body.refresh_token)
    const answer = signIn(services, body.username, body.password, services.address)
    // A try that had to wait is not one more.
    if ('refused' in answer && answer.refused !== 429) noteRefusal(services, body.username)
    return answer
  },

  'DELETE /auth/token/user': ({ session, sessions }) => {
    if (session) sessions.endFamily(session)
    return done()
  }
} satisfies Partial<Handlers>
