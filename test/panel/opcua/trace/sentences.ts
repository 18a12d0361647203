import type { Schemas } from '../../../../src/api/generated/schema'
import type { availabilityOf } from '../availability'
import type { StartFailureCode } from '../engine'

type Unavailable = Exclude<ReturnType<typeof availabilityOf>, 'available'>

/** Why the server could not start, as the lines of the trace log say it. */
export const START_FAILURES: Record<StartFailureCode, string> = {
  port_in_use: 'another service uses its port',
  certificate_invalid: 'its certificate cannot be read',
  certificate_expired: 'its certificate is not valid at this time',
  start_failed: 'an unexpected error occurred'
}

/** Why it may not run. */
export const UNAVAILABLE: Record<Unavailable, string> = {
  not_on_this_model: 'this model has no OPC UA server',
  not_licensed: 'its licence is missing or has expired',
  not_in_project: 'the project does not use it'
}

/** Why a client was rejected. */
export const REJECTIONS: Record<Schemas['OpcUaRejectionReason'], string> = {
  certificate_untrusted: 'its certificate is not trusted',
  certificate_expired: 'its certificate has expired',
  certificate_not_yet_valid: 'its certificate is not valid yet',
  certificate_revoked: 'its certificate was revoked',
  certificate_invalid: 'its certificate is damaged or too weak',
  issuer_unknown: 'the issuer of its certificate is unknown',
  uri_mismatch: 'its application URI is not that of its certificate',
  policy_disabled: 'its security policy is disabled',
  mode_disabled: 'its security mode is disabled',
  anonymous_disabled: 'anonymous access is disabled',
  user_unknown: 'its user does not exist',
  password_wrong: 'the password of its user is wrong',
  user_no_rights: 'its user has no permissions',
  user_token_disabled: 'its login method is disabled',
  too_many_sessions: 'all sessions are in use',
  clock_difference: 'its clock differs by more than five minutes',
  too_many_failures: 'too many wrong passwords came from its address'
}

/** Why a value was not written. */
export const VALUE_FAULTS: Record<NonNullable<Schemas['OpcUaValue']['reason']>, string> = {
  plc_disconnected: 'the PLC is not connected',
  address_error: 'the PLC does not have the address',
  not_saved: 'the tag is not saved'
}

/** Why it is not registered at a discovery server. */
export const REGISTRATION_FAILURES: Record<Schemas['OpcUaDiscoveryCode'], string> = {
  unresolved: 'its name cannot be resolved',
  unreachable: 'nothing accepts connections there',
  no_discovery_server: 'it is not a discovery server',
  no_secure_endpoint: 'it has no endpoint with security',
  server_untrusted: 'its certificate is not trusted',
  certificate_untrusted: "it does not trust the panel's certificate",
  uri_mismatch: "the panel's certificate has another application URI",
  rejected: 'it rejected the registration',
  not_listed: 'it does not list the server'
}

/** What a library said may follow. */
export const sentence = (text: string, reason: string, detail = ''): string =>
  detail ? `${text}: ${reason} (${detail})` : `${text}: ${reason}`
