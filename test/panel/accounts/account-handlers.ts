import { accountOf } from '../http/access'
import { done, type Handlers, ok, refuse } from '../http/handler-types'
import { objectionToPassword } from './account-changes'

const gone = () => refuse(401, 'unauthorized', { message: 'invalid or expired jwt' })

export const account = {
  'GET /uac/account/userinfo': call => {
    const mine = accountOf(call, call.session)
    if (!mine) return gone()
    return ok({
      username: mine.username,
      name: mine.name,
      grant_type: 'password',
      state_code: mine.stateCode,
      permission: { roles: mine.roles },
      password_factory: mine.passwordIsFactory,
      password_must_change: mine.passwordMustChange
    })
  },

  'PATCH /uac/account/state': call => {
    const mine = accountOf(call, call.session)
    if (!mine) return gone()
    mine.stateCode = call.body.code
    return done()
  },

  'PUT /uac/account/password': call => {
    const { body, session, sessions, lockout } = call
    const mine = accountOf(call, session)
    if (!session || !mine) return gone()
    const wait = lockout.waitSeconds(mine.username)
    if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
    if (body.current !== mine.password) {
      lockout.failed(mine.username)
      return refuse(400, 'wrong_password', { fields: { current: 'wrong_password' } })
    }
    if (body.password === mine.password) return refuse(400, 'same_password', { fields: { password: 'same_password' } })
    const weak = objectionToPassword(body.password, mine.username)
    if (weak) return refuse(400, weak.code, { fields: { password: weak.code } })
    lockout.succeeded(mine.username)
    Object.assign(mine, { password: body.password, passwordIsFactory: false, passwordMustChange: false })
    mine.passwordChangedAt = call.clock.now()
    sessions.endOthers(session)
    return done()
  }
} satisfies Partial<Handlers>
