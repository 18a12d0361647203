import type { MailTest } from '../../api/email'
import type { MessageKey } from '../../lib/text/message'

interface ReasonTexts {
  title: MessageKey
  remedy: MessageKey
}

export const REASONS: Record<NonNullable<MailTest['reason']>, ReasonTexts> = {
  name_not_resolved: { title: 'email.reason.name', remedy: 'email.reason.name.remedy' },
  connection_refused: { title: 'email.reason.connection', remedy: 'email.reason.connection.remedy' },
  no_answer: { title: 'email.reason.answer', remedy: 'email.reason.answer.remedy' },
  tls_not_offered: { title: 'email.reason.tlsPort', remedy: 'email.reason.tlsPort.remedy' },
  tls_protocol: { title: 'email.reason.tlsProtocol', remedy: 'email.reason.tlsProtocol.remedy' },
  tls_certificate: { title: 'email.reason.tlsCertificate', remedy: 'email.reason.tlsCertificate.remedy' },
  login_refused: { title: 'email.reason.login', remedy: 'email.reason.login.remedy' },
  sender_refused: { title: 'email.reason.sender', remedy: 'email.reason.sender.remedy' },
  recipient_refused: { title: 'email.reason.recipient', remedy: 'email.reason.recipient.remedy' },
  message_too_big: { title: 'email.reason.size', remedy: 'email.reason.size.remedy' },
  refused: { title: 'email.reason.refused', remedy: 'email.reason.refused.remedy' }
}
