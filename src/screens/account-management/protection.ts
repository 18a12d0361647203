import type { Account } from '../../api/accounts'
import { ADMINISTRATION } from '../../session/rights'

/** Active, without an end date, and permitted to manage accounts. */
export function isAdministrator({ roles, state, valid_until }: Account): boolean {
  return roles.includes(ADMINISTRATION) && state === 'active' && valid_until === null
}

/** Whether nobody else could manage accounts. */
export function isLastAdministrator(account: Account, accounts: readonly Account[]): boolean {
  return isAdministrator(account) && accounts.every(other => other.id === account.id || !isAdministrator(other))
}

/** The rights that a change removes. */
export function lostRights(before: readonly string[], after: readonly string[]): string[] {
  return before.filter(name => !after.includes(name))
}
