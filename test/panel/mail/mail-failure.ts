import type { NodemailerError } from 'nodemailer/lib/errors'
import type { MailTest } from './email-state'

export type Reason = NonNullable<MailTest['reason']>

export interface MailFailure {
  reason: Reason
  /** The message of the server or of the connection error. */
  words: string
  /** Whether a retry may succeed. */
  passing: boolean
}

const LONGEST = 500
const TOO_BIG = 552
const NO_LOGIN = [530, 538]

/** Classifies an error of the mail client. */
export function failureOf(error: NodemailerError): MailFailure {
  const reason = reasonOf(error)
  const words = (error.response || error.message).replace(/\s+/g, ' ').slice(0, LONGEST)
  return { reason, words, passing: isTemporary(error, reason) }
}

function reasonOf({ code, command, responseCode = 0, message, originalCode = '' }: NodemailerError): Reason {
  if (responseCode === TOO_BIG || /larger than allowed/.test(message)) return 'message_too_big'
  if (code === 'EAUTH' || NO_LOGIN.includes(responseCode)) return 'login_refused'
  if (code === 'ETLS' || command === 'STARTTLS' || /CERT|SSL|TLS|SIGNATURE/.test(originalCode)) return 'tls_failed'
  if (command === 'MAIL FROM') return 'sender_refused'
  if (command === 'RCPT TO') return 'recipient_refused'
  if (originalCode === 'ECONNREFUSED') return 'connection_refused'
  return command === 'CONN' && responseCode === 0 ? 'no_answer' : 'refused'
}

function isTemporary({ responseCode = 0 }: NodemailerError, reason: Reason): boolean {
  return reason === 'connection_refused' || reason === 'no_answer' || (responseCode >= 400 && responseCode < 500)
}
