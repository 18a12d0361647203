import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { type Handlers, invalid, ok, refuse } from '../http/handler-types'
import type { Misc } from '../misc/misc'
import type { PanelState } from '../state'
import type { SystemLevel } from './system-passwords-state'

const LEVELS: readonly SystemLevel[] = ['system-setting', 'upload-project', 'history', 'user']

/** What a fault of the password store makes of a change. */
const FAULTS = {
  read_only: 'password_change_failed',
  full: 'password_change_failed',
  read_back: 'verify_failed'
} as const satisfies Record<NonNullable<PanelState['passwordStoreFault']>, string>

/** The clients of the panel's FTP server have the password of the history. */
const connectionsOf = (level: SystemLevel, state: PanelState, misc: Misc): Schemas['LevelConnection'][] => [
  ...(level === 'history' ? misc.ftpClients().map(({ address }) => ({ service: 'ftp' as const, address })) : []),
  ...state.levelConnections[level]
]

export const systemPasswordsHandlers = {
  'GET /system/passwords': ({ state, lockout, address, misc }) =>
    ok({
      levels: LEVELS.map(level => {
        const { password, factory, changedAt } = state.systemPasswords[level]
        return {
          level,
          changed_at: changedAt === null ? null : deviceText(changedAt),
          factory: password === factory,
          wait_seconds: lockout.of('level').waitSeconds(level, address),
          connections: connectionsOf(level, state, misc)
        }
      })
    }),

  'PUT /system/passwords/{level}': async ({ params: { level }, body, state, clock, misc, address, ...services }) => {
    const lockout = services.lockout.of('level')
    const systemPassword = state.systemPasswords[level]
    const wait = lockout.waitSeconds(level, address)
    if (wait > 0) return refuse(429, 'too_many_failures', { retryAfterSeconds: wait })
    if (body.current !== systemPassword.password) {
      lockout.failed(level, address)
      return refuse(400, 'wrong_password', { fields: { current: 'wrong_password' } })
    }
    lockout.succeeded(level, address)
    if (body.password === systemPassword.factory) return invalid({ password: 'factory_password' })
    if (body.password === systemPassword.password) return invalid({ password: 'same_password' })
    const fault = state.passwordStoreFault
    if (fault) return refuse(500, FAULTS[fault], { details: { cause: fault } })
    Object.assign(systemPassword, { password: body.password, changedAt: clock.now() })
    const ended = connectionsOf(level, state, misc).length
    state.levelConnections[level] = []
    if (level === 'history') await misc.historyPasswordChanged()
    return ok({ ended })
  }
} satisfies Partial<Handlers>
