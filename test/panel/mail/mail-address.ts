import { isIPv4 } from 'node:net'

const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const LONGEST_HOST = 253
const LONGEST_MAILBOX = 64
const LONGEST_ADDRESS = 254

/** A name or an IPv4 address (RFC 1123, section 2.1). A name whose last label is a number is a mistyped address. */
export const isMailHost = (text: string): boolean => isIPv4(text) || isHostName(text)

function isHostName(text: string): boolean {
  const labels = text.split('.')
  const last = labels[labels.length - 1] ?? ''
  return text.length <= LONGEST_HOST && labels.every(label => LABEL.test(label)) && !/^\d+$/.test(last)
}

/** RFC 5321, section 4.1.2, without quoted mailboxes and address literals. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const mailbox = text.slice(0, at)
  const isMailbox = at > 0 && mailbox.length <= LONGEST_MAILBOX && mailbox.split('.').every(atom => ATOM.test(atom))
  return isMailbox && text.length <= LONGEST_ADDRESS && isHostName(text.slice(at + 1))
}
