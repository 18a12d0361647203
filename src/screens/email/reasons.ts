import type { MailTest } from '../../api/email'
import { detailsOf } from '../../lib/remote/failure-text'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import { DNS_SERVERS } from '../../stores/setting-links'
import type { Fault } from '../../ui/status/fault-banner'
import { smtpLabels } from './smtp-texts'
import type { SmtpValues } from './smtp-values'

export const STEPS: Record<MailTest['steps'][number]['name'], MessageKey> = {
  resolve: 'common.path.step.resolve',
  connect: 'common.term.connect',
  tls: 'common.path.step.tls',
  login: 'common.action.signIn',
  send: 'email.step.send'
}

interface Reason {
  title: MessageKey
  remedy: MessageKey
  /** The settings that may be at fault. */
  fields?: readonly (keyof SmtpValues)[]
}

export const REASONS: Record<NonNullable<MailTest['reason']>, Reason> = {
  name_not_resolved: { title: 'email.reason.name', remedy: 'email.reason.name.remedy', fields: ['host'] },
  connection_refused: {
    title: 'email.reason.connection',
    remedy: 'email.reason.connection.remedy',
    fields: ['host', 'port']
  },
  no_answer: { title: 'email.reason.answer', remedy: 'email.reason.answer.remedy', fields: ['host', 'port'] },
  tls_not_offered: {
    title: 'email.reason.tlsPort',
    remedy: 'email.reason.tlsPort.remedy',
    fields: ['encryption', 'port']
  },
  tls_protocol: { title: 'email.reason.tlsProtocol', remedy: 'email.reason.tlsProtocol.remedy' },
  tls_certificate: {
    title: 'common.term.untrustedServer',
    remedy: 'email.reason.tlsCertificate.remedy',
    fields: ['host', 'verify_certificate']
  },
  login_refused: { title: 'email.reason.login', remedy: 'email.reason.login.remedy', fields: ['username'] },
  sender_refused: { title: 'email.reason.sender', remedy: 'email.reason.sender.remedy', fields: ['sender_address'] },
  recipient_refused: { title: 'email.reason.recipient', remedy: 'email.reason.recipient.remedy' },
  message_too_big: { title: 'email.reason.size', remedy: 'email.reason.size.remedy' },
  refused: { title: 'email.reason.refused', remedy: 'email.reason.refused.remedy' }
}

/** Undefined for a test that passed. */
export function faultOf(t: Translator['t'], { reason, server_words }: MailTest): Fault | undefined {
  if (!reason) return undefined
  const { title, remedy, fields = [] } = REASONS[reason]
  const labels = smtpLabels(t)
  const toFields = fields.map(field => ({ field, label: labels[field] ?? '' }))
  const fixes = reason === 'name_not_resolved' ? [...toFields, DNS_SERVERS] : toFields
  return { title, remedy, fixes, details: detailsOf(reason, server_words) }
}
