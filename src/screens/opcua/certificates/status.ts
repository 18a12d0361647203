import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import type { Message, MessageKey } from '../../../lib/text/message'
import { CERTIFICATE_FAULTS, NEAR_END_DAYS } from '../../../stores/certificate-faults'
import type { Tone } from '../../../ui/status/status-badge'

type Fault = NonNullable<OpcUaCertificate['problem'] | OpcUaCertificate['reason']>

export interface CertificateStatus {
  tone: Tone
  text: Message
  remedy?: MessageKey
}

const REMEDIES: Record<Fault, MessageKey> = {
  untrusted: 'opcuaCertificates.untrusted.remedy',
  expired: 'opcuaCertificates.expired.remedy',
  not_yet_valid: 'opcuaCertificates.notYetValid.remedy',
  revoked: 'opcuaCertificates.revoked.remedy',
  issuer_unknown: 'opcuaCertificates.issuerUnknown.remedy',
  weak_key: 'opcuaCertificates.weakKey.remedy',
  invalid: 'opcuaCertificates.invalid.remedy',
  uri_mismatch: 'opcuaCertificates.uriMismatch.remedy'
}

/** Days before the end from which on a certificate is marked. */
const LEVELS: readonly [days: number, tone: Tone][] = [
  [7, 'bad'],
  [30, 'warn'],
  [NEAR_END_DAYS, 'info']
]

/** What is wrong with a certificate, else how long it is valid. */
export function statusOf({ list, problem, reason, days_left: days }: OpcUaCertificate): CertificateStatus {
  // A problem stays when it is trusted, so that it comes before the reason.
  const fault = problem ?? (list === 'rejected' ? reason : null)
  if (fault) {
    const remedy = ofOwn(list, fault) ?? REMEDIES[fault]
    return { tone: fault === 'untrusted' ? 'warn' : 'bad', text: CERTIFICATE_FAULTS[fault], remedy }
  }
  if (list === 'rejected') return { tone: 'plain', text: 'opcuaCertificates.rejected' }
  const level = LEVELS.find(([limit]) => days <= limit)
  if (!level) return { tone: 'plain', text: 'opcuaCertificates.valid' }
  return { tone: level[1], text: ['common.certificate.endsIn', { count: days }], remedy: remedyOf(list) }
}

const remedyOf = (list: OpcUaCertificate['list']): MessageKey =>
  list === 'own' ? 'opcuaCertificates.endsIn.own' : 'opcuaCertificates.endsIn.remedy'

/** The server's own is renewed here, not at the client. */
function ofOwn(list: OpcUaCertificate['list'], fault: Fault): MessageKey | undefined {
  if (list !== 'own' || fault === 'uri_mismatch') return undefined
  return fault === 'not_yet_valid' ? 'opcuaCertificates.notYetValid.own' : 'opcuaCertificates.endsIn.own'
}
