import type { OpcUaCertificate } from '../../../api/opcua/certificates'
import type { Message, MessageKey } from '../../../lib/text/message'
import type { Tone } from '../../../ui/status/status-badge'

type Fault = NonNullable<OpcUaCertificate['problem'] | OpcUaCertificate['reason']>

export interface CertificateStatus {
  tone: Tone
  text: Message
  remedy?: MessageKey
}

const FAULTS: Record<Fault, { text: MessageKey; remedy: MessageKey }> = {
  untrusted: { text: 'opcuaCertificates.untrusted', remedy: 'opcuaCertificates.untrusted.remedy' },
  expired: { text: 'opcuaCertificates.expired', remedy: 'opcuaCertificates.expired.remedy' },
  not_yet_valid: { text: 'opcuaCertificates.notYetValid', remedy: 'opcuaCertificates.notYetValid.remedy' },
  revoked: { text: 'opcuaCertificates.revoked', remedy: 'opcuaCertificates.revoked.remedy' },
  issuer_unknown: { text: 'opcuaCertificates.issuerUnknown', remedy: 'opcuaCertificates.issuerUnknown.remedy' },
  weak_key: { text: 'opcuaCertificates.weakKey', remedy: 'opcuaCertificates.weakKey.remedy' },
  invalid: { text: 'opcuaCertificates.invalid', remedy: 'opcuaCertificates.invalid.remedy' },
  uri_mismatch: { text: 'opcuaCertificates.uriMismatch', remedy: 'opcuaCertificates.uriMismatch.remedy' }
}

/** Days before the end from which on a certificate is marked. */
const LEVELS: readonly [days: number, tone: Tone][] = [
  [7, 'bad'],
  [30, 'warn'],
  [60, 'info']
]

/** What is wrong with a certificate, else how long it is valid. */
export function statusOf({ list, problem, reason, days_left: days }: OpcUaCertificate): CertificateStatus {
  // A problem stays when it is trusted, so that it comes before the reason.
  const fault = problem ?? (list === 'rejected' ? reason : null)
  if (fault) return { tone: fault === 'untrusted' ? 'warn' : 'bad', ...FAULTS[fault], ...ofOwn(list, fault) }
  if (list === 'rejected') return { tone: 'plain', text: 'opcuaCertificates.rejected' }
  const level = LEVELS.find(([limit]) => days <= limit)
  if (!level) return { tone: 'plain', text: 'opcuaCertificates.valid' }
  return { tone: level[1], text: ['common.certificate.endsIn', { count: days }], remedy: remedyOf(list) }
}

const remedyOf = (list: OpcUaCertificate['list']): MessageKey =>
  list === 'own' ? 'opcuaCertificates.endsIn.own' : 'opcuaCertificates.endsIn.remedy'

/** The server's own is renewed here, not at the client. */
function ofOwn(list: OpcUaCertificate['list'], fault: Fault): Partial<CertificateStatus> {
  if (list !== 'own' || fault === 'uri_mismatch') return {}
  return { remedy: fault === 'not_yet_valid' ? 'opcuaCertificates.notYetValid.own' : 'opcuaCertificates.endsIn.own' }
}
