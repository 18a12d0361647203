import type { OpcUaRejection } from '../../../api/opcua/server'
import type { MessageKey } from '../../../lib/text/message'
import type { ModeChoice, SettingsChange } from './settings-form'

/** What lets a rejected client connect; the rest is up to the client. */
export type Remedy =
  | { kind: 'trust' }
  | { kind: 'clock' }
  | { kind: 'accounts'; username: string | null }
  | { kind: 'certificates' }
  | { kind: 'settings'; change: SettingsChange; verb: MessageKey }
  | { kind: 'none' }

const NONE: Remedy = { kind: 'none' }

export function remedyFor(rejection: OpcUaRejection): Remedy {
  switch (rejection.reason) {
    case 'certificate_untrusted':
      return rejection.thumbprint === null ? NONE : { kind: 'trust' }
    case 'certificate_expired':
    case 'certificate_not_yet_valid':
    case 'clock_difference':
      return { kind: 'clock' }
    case 'issuer_unknown':
    case 'certificate_revoked':
      return { kind: 'certificates' }
    case 'user_unknown':
    case 'password_wrong':
    case 'user_no_rights':
      return { kind: 'accounts', username: rejection.username }
    case 'policy_disabled':
      return rejection.policy === null ? NONE : settings({ policies: [rejection.policy] }, 'opcuaServer.enable.policy')
    case 'mode_disabled':
      return settings({ modes: modeFor(rejection) }, 'opcuaServer.enable.mode')
    case 'anonymous_disabled':
      return settings({ anonymous: true }, 'opcuaServer.enable.anonymous')
    case 'user_token_disabled':
      return settings(
        rejection.username === null ? { certificate: true } : { username: true },
        'opcuaServer.enable.token'
      )
    case 'too_many_sessions':
      return settings({}, 'opcuaServer.enable.sessions')
    default:
      return NONE
  }
}

const settings = (change: SettingsChange, verb: MessageKey): Remedy => ({ kind: 'settings', change, verb })

/** The other mode stays, as other clients use it. */
const modeFor = ({ mode }: OpcUaRejection): ModeChoice => (mode === 'None' || mode === null ? 'SignAndEncrypt' : 'both')
