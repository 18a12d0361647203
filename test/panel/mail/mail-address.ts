import { isHostName } from '../network/host'

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const LONGEST_MAILBOX = 64
const LONGEST_ADDRESS = 254

/** RFC 5321, section 4.1.2, without quoted mailboxes and address literals. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const mailbox = text.slice(0, at)
  const isMailbox = at > 0 && mailbox.length <= LONGEST_MAILBOX && mailbox.split('.').every(atom => ATOM.test(atom))
  return isMailbox && text.length <= LONGEST_ADDRESS && isHostName(text.slice(at + 1))
}
