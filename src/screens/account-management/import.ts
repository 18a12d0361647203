import { type Account, type AccountImportOutcome, type AccountRow, importAccounts } from '../../api/accounts'
import { accountImport } from '../../api/generated/limits/accounts'
import type { RowError } from '../../lib/table-file/column'
import { matchFields } from '../../lib/table-file/plan-rows'
import { createTableImport } from '../../lib/table-file/table-import'
import { signedInUser } from '../../session/session'
import { deviceTimeText } from '../../stores/clock'
import { COLUMNS } from './import-columns'
import { isAdministrator, isLastAdministrator } from './protection'

export interface ImportedRow {
  line: number
  username: string
  result: AccountImportOutcome
}

/** Imports accounts: new ones get a temporary password, existing ones are skipped or updated. */
export function createImport(accounts: () => readonly Account[], limit: () => number, onImported: () => void) {
  return createTableImport<AccountRow, Account, ImportedRow[]>({
    format: { columns: COLUMNS, maxRows: accountImport.rows[1] },
    extensions: ['.csv', '.txt'],
    maxBytes: 1024 * 1024,
    existing: 'skip',
    plan: () => ({
      ...matchFields<AccountRow, Account>(accounts(), 'username'),
      validate: (row, account) => validate(row, account, accounts()),
      room: limit() - accounts().length,
      full: ['accountManagement.import.full', { limit: limit() }]
    }),
    async apply(rows, { existing, skipped }) {
      try {
        const results = await importAccounts({ duplicates: existing, rows: rows.map(({ values }) => values) })
        const sent = rows.map((row, index) => imported(row, results.rows[index]))
        return [...sent, ...skipped.map(row => imported(row))]
      } finally {
        onImported()
      }
    }
  })
}

function validate(row: AccountRow, account: Account | undefined, accounts: readonly Account[]): RowError[] {
  const { valid_until: end } = row
  const isOwn = account && account.username === signedInUser()?.username
  // Without the panel's time nothing has passed; the panel decides.
  const hasPassed = end !== null && end !== account?.valid_until && end < deviceTimeText().slice(0, 10)
  return [
    ...(isOwn ? [{ field: 'username', message: 'accountManagement.import.own' } as const] : []),
    ...(hasPassed ? [{ field: 'valid_until', message: 'common.date.past' } as const] : []),
    ...(account && isLastAdministrator(account, accounts) && !isAdministrator({ ...account, ...row })
      ? [{ field: 'username', message: 'accountManagement.lastAdministrator' } as const]
      : [])
  ]
}

const imported = (
  { line, values: { username } }: { line: number; values: AccountRow },
  result: AccountImportOutcome = { outcome: 'skipped' }
): ImportedRow => ({ line, username, result })
