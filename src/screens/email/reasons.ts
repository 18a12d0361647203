import type { MailTest } from '../../api/email'
import type { MessageKey } from '../../lib/text/message'
import { PATH_FAULTS } from '../../stores/path-faults'
import type { FaultText } from '../../ui/status/fault'
import { PATH_STEPS } from '../../ui/status/path-test-view'
import type { SmtpValues } from './smtp-form'

export const STEPS: Record<MailTest['steps'][number]['name'], MessageKey> = { ...PATH_STEPS, send: 'email.step.send' }

/** What a test found, with the settings that may be at fault. */
export const REASONS: Record<NonNullable<MailTest['reason']>, FaultText<keyof SmtpValues>> = {
  name_not_resolved: { ...PATH_FAULTS.unresolved, fields: ['host'] },
  connection_refused: { ...PATH_FAULTS.refused, remedy: 'email.reason.connection.remedy', fields: ['host', 'port'] },
  no_answer: { title: PATH_FAULTS.silent.title, remedy: 'email.reason.answer.remedy', fields: ['host', 'port'] },
  tls_not_offered: {
    title: 'email.reason.tlsPort',
    remedy: 'email.reason.tlsPort.remedy',
    fields: ['encryption', 'port']
  },
  tls_protocol: { title: 'email.reason.tlsProtocol', remedy: 'email.reason.tlsProtocol.remedy' },
  tls_certificate: {
    ...PATH_FAULTS.untrusted,
    remedy: 'email.reason.tlsCertificate.remedy',
    fields: ['host', 'verify_certificate']
  },
  login_refused: { ...PATH_FAULTS.rejectedLogin, remedy: 'email.reason.login.remedy', fields: ['username'] },
  sender_refused: { title: 'email.reason.sender', remedy: 'email.reason.sender.remedy', fields: ['sender_address'] },
  recipient_refused: { title: 'email.reason.recipient', remedy: 'email.reason.recipient.remedy' },
  message_too_big: { title: 'email.reason.size', remedy: 'email.reason.size.remedy' },
  refused: { title: 'email.reason.refused', remedy: 'email.reason.refused.remedy' }
}
