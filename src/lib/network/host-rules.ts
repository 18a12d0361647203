import type { Rule } from '../form/rules'
import { parseIpv4 } from './ipv4'

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const MAILBOX = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

const LONGEST_HOST = 253
const LONGEST_MAILBOX = 64
const LONGEST_EMAIL = 254

function isHostName(text: string): boolean {
  const labels = text.split('.')
  // A last label of digits only is a mistyped address (RFC 1123, section 2.1).
  return (
    text.length <= LONGEST_HOST &&
    labels.every(label => LABEL.test(label)) &&
    !/^\d+$/.test(labels[labels.length - 1] ?? '')
  )
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const mailbox = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= LONGEST_EMAIL &&
    mailbox.length <= LONGEST_MAILBOX &&
    MAILBOX.test(mailbox) &&
    isHostName(text.slice(at + 1))
  )
}

/** A host name or an IPv4 address (RFC 1123). */
export const host: Rule<unknown> = value =>
  value === '' || isHostName(value) || parseIpv4(value) !== undefined ? undefined : 'errors.host'

/** A mail address (RFC 5321), without quoted local parts and address literals. */
export const email: Rule<unknown> = value => (value === '' || isEmail(value) ? undefined : 'errors.email')
