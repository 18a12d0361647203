import { readPermissions } from '../../../.build/contract.mjs'
import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { presentRoles } from '../device/missing-screens'
import { accountOf } from '../http/access'
import { done, type Handlers, invalid, ok, refuse } from '../http/handler-types'
import { objectionToPassword } from './account-changes'
import type { Account } from './accounts-state'

const { actions } = readPermissions()

const gone = () => refuse(401, 'unauthorized', { message: 'invalid or expired jwt' })

function previousLogin({ signInBefore: before }: Account): Schemas['PreviousLogin'] | null {
  return before ? { time: deviceText(before.at), address: before.address ?? null, refused: before.refused } : null
}

export const accountHandlers = {
  'GET /uac/account/userinfo': call => {
    const account = accountOf(call, call.session)
    if (!account) return gone()
    return ok({
      username: account.username,
      name: account.name,
      grant_type: 'password',
      state_code: account.stateCode,
      permission: { roles: presentRoles(call.state, account.roles), actions },
      password_factory: account.passwordIsFactory,
      password_must_change: account.passwordMustChange,
      previous_login: previousLogin(account)
    })
  },

  'POST /uac/account/activity': ({ body, session, sessions, state }) => {
    if (!session) return gone()
    return ok({
      idle_minutes: state.misc.webServer.idle_minutes,
      seconds_left: sessions.noteActivity(session, body.idle_seconds)
    })
  },

  'PATCH /uac/account/state': call => {
    const account = accountOf(call, call.session)
    if (!account) return gone()
    account.stateCode = call.body.code
    return done()
  },

  'PUT /uac/account/password': call => {
    const { body, session, sessions, address } = call
    const lockout = call.lockout.of('account')
    const account = accountOf(call, session)
    if (!session || !account) return gone()
    const wait = lockout.waitSeconds(account.username, address)
    if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
    if (body.current !== account.password) {
      lockout.failed(account.username, address)
      return refuse(400, 'wrong_password', { fields: { current: 'wrong_password' } })
    }
    if (body.password === account.password) return invalid({ password: 'same_password' })
    const weak = objectionToPassword(body.password, account.username)
    if (weak) return invalid({ password: weak.code })
    lockout.succeeded(account.username, address)
    Object.assign(account, { password: body.password, passwordIsFactory: false, passwordMustChange: false })
    account.passwordChangedAt = call.clock.now()
    sessions.endOthers(session)
    return done()
  }
} satisfies Partial<Handlers>
