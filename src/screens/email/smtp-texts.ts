import type { Translator } from '../../lib/text/i18n'
import type { SmtpValues } from './smtp-values'

type T = Translator['t']

/** The fields that can be compared, which passwords cannot. */
export function smtpLabels(t: T): Partial<Record<keyof SmtpValues, string>> {
  return {
    host: t('common.term.host'),
    port: t('common.term.port'),
    encryption: t('email.smtp.encryption'),
    username: t('common.term.username'),
    sender_name: t('email.smtp.senderName'),
    sender_address: t('email.test.to.sender'),
    verify_certificate: t('email.smtp.verify'),
    timeout_seconds: t('email.smtp.timeout'),
    retries: t('common.term.retries')
  }
}

export function smtpText(t: T, field: keyof SmtpValues, value: string | boolean): string {
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  if (field === 'timeout_seconds') return `${value} s`
  return field === 'encryption' ? encryptionText(t, value) : value
}

export function encryptionText(t: T, encryption: string): string {
  if (encryption === 'none') return t('common.term.none')
  return t(encryption === 'tls' ? 'email.smtp.encryption.tls' : 'email.smtp.encryption.starttls')
}
