import type { MessageKey } from '../lib/text/message'

/** What may be wrong with an OPC UA certificate, by the contract's names. */
export const CERTIFICATE_FAULTS = {
  untrusted: 'opcuaCertificates.untrusted',
  expired: 'opcuaCertificates.expired',
  not_yet_valid: 'opcuaCertificates.notYetValid',
  revoked: 'opcuaCertificates.revoked',
  issuer_unknown: 'opcuaCertificates.issuerUnknown',
  weak_key: 'opcuaCertificates.weakKey',
  invalid: 'opcuaCertificates.invalid',
  uri_mismatch: 'opcuaCertificates.uriMismatch'
} as const satisfies Record<string, MessageKey>

/** An end that is nearer than this is stated. */
export const NEAR_END_DAYS = 60
