import type { EnhancedSecurity, RuntimeAccount } from '../../api/enhanced-security'

export type OpenDialog =
  | { dialog: 'add'; name?: string }
  | { dialog: 'import' | 'export' }
  | { dialog: 'edit' | 'password' | 'delete'; account: RuntimeAccount }

/** Without the administrator, who is always there. */
export const countOf = ({ accounts }: EnhancedSecurity): number =>
  accounts.items.filter(({ administrator }) => !administrator).length

/** What lets the user of an OPC UA client connect: an account, rights or another password. */
export function dialogFor(name: string, security: EnhancedSecurity): OpenDialog | undefined {
  if (!name || !security.in_use) return undefined
  const account = security.accounts.items.find(({ username }) => username === name)
  if (account) return { dialog: account.browse || account.read || account.write ? 'password' : 'edit', account }
  return countOf(security) < security.max_accounts ? { dialog: 'add', name } : undefined
}
