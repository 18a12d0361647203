import type { Account } from '../../api/accounts'
import { ADMINISTRATION } from './rights'

/** Can sign in today and on every later day, and may manage accounts. */
function isAdministrator({ roles, state, valid_until }: Account): boolean {
  return roles.includes(ADMINISTRATION) && state === 'active' && valid_until === null
}

/** Whether nobody else could manage accounts any more. */
export function isLastAdministrator(account: Account, accounts: readonly Account[]): boolean {
  return isAdministrator(account) && accounts.every(other => other.id === account.id || !isAdministrator(other))
}

/** What a change takes away. */
export function lostRights(before: readonly string[], after: readonly string[]): string[] {
  return before.filter(name => !after.includes(name))
}
