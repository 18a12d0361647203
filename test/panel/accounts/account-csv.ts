import type { Language } from '../events/event-log-state'
import { textCell } from '../exports/csv'
import { titleIn, yesNoIn } from '../exports/readable'
import type { Account } from './accounts-state'

const COLUMNS = [
  'Account',
  'Display name',
  'Menu permissions',
  'Must change password',
  'Valid until',
  'Maximum password age (days)'
]

/** The format that an import accepts; the names of permissions are those of the contract in every language. */
export function accountsCsv(accounts: readonly Account[], language?: Language): string {
  const line = (cells: readonly string[]) => `${cells.map(textCell).join(',')}\r\n`
  const rows = accounts.map(({ username, name, roles, passwordMustChange, validUntil, passwordAgeDays }) =>
    line([
      username,
      name,
      roles.join(' '),
      yesNoIn(language, passwordMustChange),
      validUntil ?? '',
      String(passwordAgeDays)
    ])
  )
  return `\ufeff${line(COLUMNS.map(title => titleIn(language, title)))}${rows.join('')}`
}
