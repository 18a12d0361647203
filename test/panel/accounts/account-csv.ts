import { textCell } from '../exports/csv'
import type { Account } from './accounts-state'

const COLUMNS = [
  'Account',
  'Display name',
  'Menu permissions',
  'Must change password',
  'Valid until',
  'Maximum password age (days)'
]

/** The format that an import accepts. */
export function accountsCsv(accounts: readonly Account[]): string {
  const line = (cells: readonly string[]) => `${cells.map(textCell).join(',')}\r\n`
  const rows = accounts.map(({ username, name, roles, passwordMustChange, validUntil, passwordAgeDays }) =>
    line([
      username,
      name,
      roles.join(' '),
      passwordMustChange ? 'yes' : 'no',
      validUntil ?? '',
      String(passwordAgeDays)
    ])
  )
  return `\ufeff${line(COLUMNS)}${rows.join('')}`
}
