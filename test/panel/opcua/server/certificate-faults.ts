import type { CertificateVerdict } from '../engine'
import type { Reason } from './rejected-client'

type Fault = Exclude<CertificateVerdict, 'good'>

export const CERTIFICATE_REASONS: Record<Fault, Reason> = {
  untrusted: 'certificate_untrusted',
  expired: 'certificate_expired',
  not_yet_valid: 'certificate_not_yet_valid',
  revoked: 'certificate_revoked',
  issuer_unknown: 'issuer_unknown',
  weak_key: 'certificate_invalid',
  invalid: 'certificate_invalid'
}

/** What the client is sent (OPC 10000-4, 6.1.3). */
export const CERTIFICATE_STATUSES: Record<Fault, string> = {
  untrusted: 'BadCertificateUntrusted',
  expired: 'BadCertificateTimeInvalid',
  not_yet_valid: 'BadCertificateTimeInvalid',
  revoked: 'BadCertificateRevoked',
  issuer_unknown: 'BadCertificateChainIncomplete',
  weak_key: 'BadCertificatePolicyCheckFailed',
  invalid: 'BadCertificateInvalid'
}
