import { accountCreation } from '../../../../api/generated/limits/accounts'
import { passwordPolicy } from '../../../../lib/form/password-policy'
import type { Message } from '../../../../lib/text/message'
import { vncPassword } from '../../../../stores/vnc-password'
import { misfitOf, partOf } from './fit'
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

/** The rule, to be read before it is typed; undefined where any length will do. */
export function secretRule(step: Step, secret: string): Message | undefined {
  const { path, body } = step.call
  if (path === ACCOUNTS) return 'session.password.rule'
  const typedAs = (name: string) => (name === secret ? SHORTEST : undefined)
  const fault = misfitOf(SHORTEST, partOf(body, secret.split('.'))) ?? secretFault(step, secret, typedAs)
  return typeof fault === 'object' ? ['systemInfoRestore.secret.length', fault[1]] : undefined
}

const SHORTEST = 'x'
