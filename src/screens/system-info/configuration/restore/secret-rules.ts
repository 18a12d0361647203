import { accountCreation } from '../../../../api/generated/limits/accounts'
import { passwordPolicy } from '../../../../lib/form/password-policy'
import type { Message } from '../../../../lib/text/message'
import { vncPassword } from '../../../../stores/vnc-password'
import type { Step } from './plan'

const ACCOUNTS = '/uac/accounts'

/** What is known against a password beyond the schema of its call, as in the form of its screen. */
export function secretFault(
  { call, entry = '' }: Step,
  secret: string,
  typedAs: (secret: string) => string | undefined
): Message | undefined {
  const value = typedAs(secret) ?? ''
  if (call.path === ACCOUNTS) return passwordPolicy(value, entry, accountCreation.password)
  if (secret === 'view_password' && value === typedAs('control_password')) return 'common.password.sameAsControl'
  return call.path === '/features/vnc/settings' ? vncPassword(value, {}) : undefined
}

/** The rule, to be read before it is typed. */
export const secretRule = ({ call }: Step) => (call.path === ACCOUNTS ? 'session.password.rule' : undefined)
