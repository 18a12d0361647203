import { done, type Handlers, ok, refuse } from '../handler-types'
import type { Services } from '../services'
import type { Session } from '../sessions'
import type { Account } from '../state'

const grant = ({ token, refreshToken }: Session) => ({
  access_token: token,
  ...(refreshToken && { refresh_token: refreshToken })
})

const WRONG_LOGIN = { message: 'User does not exist or password is incorrect' }

function signIn(services: Services, username: string, password: string) {
  const { state, clock, lockout, sessions } = services
  const wait = lockout.waitSeconds(username)
  if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
  const account = state.accounts.find(it => it.username === username)
  if (account?.password !== password) {
    lockout.failed(username)
    return refuse(400, 'invalid_grant', WRONG_LOGIN)
  }
  const lockedSeconds = secondsLocked(account, clock.now())
  if (lockedSeconds !== undefined)
    return refuse(423, 'account_locked', lockedSeconds > 0 ? { retryAfterSeconds: lockedSeconds } : {})
  lockout.succeeded(username)
  return ok(grant(sessions.open(username)))
}

/** Seconds until the account opens by itself; 0 when it never does; nothing when it is open. */
function secondsLocked({ status, lockedUntil }: Account, now: number): number | undefined {
  if (status === 'active') return undefined
  if (lockedUntil === undefined) return 0
  return lockedUntil > now ? Math.ceil((lockedUntil - now) / 1000) : undefined
}

export const auth = {
  'POST /auth/token/user': ({ body, ...services }) => {
    if (body.grant_type === 'password') return signIn(services, body.username, body.password)
    const session = services.sessions.renew(body.refresh_token)
    return session ? ok(grant(session)) : refuse(400, 'invalid_grant')
  },

  'DELETE /auth/token/user': ({ session, sessions }) => {
    if (session) sessions.end(session)
    return done()
  }
} satisfies Partial<Handlers>
