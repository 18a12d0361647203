import type { NodemailerError } from 'nodemailer/lib/errors'
import type { MailTest, SmtpServer } from './email-state'

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
/** There the server waits for the client to begin with TLS, and sends nothing before (RFC 8314). */
const IMPLICIT_TLS_PORT = 465

/** Classifies an error of the mail client. */
export function failureOf(error: NodemailerError, server: SmtpServer): MailFailure {
  const reason = tlsReasonOf(error, server) ?? reasonOf(error)
  const words = (error.response || error.message).replace(/\s+/g, ' ').slice(0, LONGEST)
  return { reason, words, passing: isTemporary(error, reason) }
}

function reasonOf({ code, command, responseCode = 0, message, originalCode = '' }: NodemailerError): Reason {
  if (responseCode === TOO_BIG || /larger than allowed/.test(message)) return 'message_too_big'
  if (code === 'EAUTH' || NO_LOGIN.includes(responseCode)) return 'login_refused'
  if (command === 'MAIL FROM') return 'sender_refused'
  if (command === 'RCPT TO') return 'recipient_refused'
  if (originalCode === 'ECONNREFUSED') return 'connection_refused'
  return code === 'ETIMEDOUT' || (command === 'CONN' && responseCode === 0) ? 'no_answer' : 'refused'
}

function tlsReasonOf(error: NodemailerError, { encryption, port }: SmtpServer): Reason | undefined {
  const { code, command, responseCode = 0, message, originalCode = '' } = error
  const waitsForTls = encryption !== 'tls' && port === IMPLICIT_TLS_PORT && /Greeting never/.test(message)
  const speaksPlainly = /WRONG_VERSION_NUMBER/.test(originalCode) || (command === 'STARTTLS' && responseCode >= 500)
  if (waitsForTls || speaksPlainly) return 'tls_not_offered'
  if (/CERT|SIGNATURE/.test(originalCode)) return 'tls_certificate'
  return code === 'ETLS' || /SSL|TLS|EPROTO/.test(originalCode) ? 'tls_protocol' : undefined
}

function isTemporary({ responseCode = 0 }: NodemailerError, reason: Reason): boolean {
  return reason === 'connection_refused' || reason === 'no_answer' || (responseCode >= 400 && responseCode < 500)
}
