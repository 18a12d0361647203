import type { Message } from '../text/message'
import { length, type Range } from './rules'

/** The rule for account passwords; the panel applies the same one. */
export function passwordPolicy(value: string, account: string, [least, most]: Range): Message | undefined {
  if (!value) return
  if (!/^[ -~]*$/.test(value)) return 'errors.printable'
  if (!/[A-Za-z]/.test(value) || !/\d/.test(value)) return 'session.password.varied'
  if (account && value.toLowerCase().includes(account.toLowerCase())) return 'session.password.hasName'
  return length(least, most)(value, {})
}
