import type { RefusalTexts } from '../../../api/client/refusal-types'
import type {
  OpcUaEndpoint,
  OpcUaPolicy,
  OpcUaRejection,
  OpcUaServer,
  OpcUaServerRefusal
} from '../../../api/opcua/server'
import type { MessageKey } from '../../../lib/text/message'

/** The names that OPC 10000-7 gives them, as clients list them. */
export const POLICY_NAMES: Record<OpcUaPolicy, string> = {
  None: 'None',
  Basic128Rsa15: 'Basic128Rsa15',
  Basic256: 'Basic256',
  Basic256Sha256: 'Basic256Sha256',
  Aes128_Sha256_RsaOaep: 'Aes128-Sha256-RsaOaep',
  Aes256_Sha256_RsaPss: 'Aes256-Sha256-RsaPss'
}

export const MODE_NAMES: Record<OpcUaEndpoint['mode'], string> = {
  None: 'None',
  Sign: 'Sign',
  SignAndEncrypt: 'Sign & Encrypt'
}

/** Why it does not run, or cannot be started or stopped. */
export const SERVER_REASONS: RefusalTexts<OpcUaServerRefusal | NonNullable<OpcUaServer['last_error']>['code']> = {
  already_running: 'opcuaServer.refused.running',
  not_running: 'opcuaServer.refused.stopped',
  port_in_use: 'opcuaServer.failure.portInUse',
  certificate_invalid: 'opcuaServer.failure.certificateInvalid',
  certificate_expired: 'opcuaServer.failure.certificateExpired',
  start_failed: 'opcuaServer.failure.start',
  not_on_this_model: 'common.missing.model',
  not_licensed: 'common.missing.licence',
  not_in_project: 'common.missing.project',
  opcua_unavailable: 'common.term.opcuaUnavailable'
}

export const REJECTION_TEXTS: Record<OpcUaRejection['reason'], MessageKey> = {
  certificate_untrusted: 'opcuaServer.rejected.untrusted',
  certificate_expired: 'opcuaServer.rejected.expired',
  certificate_not_yet_valid: 'opcuaServer.rejected.notYetValid',
  certificate_revoked: 'opcuaServer.rejected.revoked',
  certificate_invalid: 'opcuaServer.rejected.invalid',
  issuer_unknown: 'opcuaServer.rejected.issuerUnknown',
  uri_mismatch: 'opcuaServer.rejected.uriMismatch',
  policy_disabled: 'opcuaServer.rejected.policy',
  mode_disabled: 'opcuaServer.rejected.mode',
  anonymous_disabled: 'opcuaServer.rejected.anonymous',
  user_unknown: 'opcuaServer.rejected.userUnknown',
  password_wrong: 'opcuaServer.rejected.password',
  user_no_rights: 'opcuaServer.rejected.noRights',
  user_token_disabled: 'opcuaServer.rejected.token',
  too_many_sessions: 'opcuaServer.rejected.sessions',
  clock_difference: 'opcuaServer.rejected.clock',
  too_many_failures: 'opcuaServer.rejected.failures'
}
