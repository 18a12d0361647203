import {
  type EnhancedSecurity,
  type ImportResult,
  importRuntimeAccounts,
  type RuntimeAccount
} from '../../api/enhanced-security'
import { runtimeAccountImport } from '../../api/generated/limits/enhanced-security'
import type { RowError } from '../../lib/table-file/column'
import { matchFields } from '../../lib/table-file/plan-rows'
import { createTableImport } from '../../lib/table-file/table-import'
import { parseDeviceTime, sendDeviceTime } from '../../lib/text/time-text'
import { deviceNow } from '../../stores/clock'
import { type AccountRow, COLUMNS } from './import-columns'
import { lacksRights } from './opcua-rights'

/** Imports accounts. A first row `Effective, from, until` limits when the panel accepts the file. */
export function createImport(
  { accounts, max_accounts: most }: EnhancedSecurity,
  onImported: (result: ImportResult) => void
) {
  const match = matchFields<AccountRow, RuntimeAccount>(accounts.items, 'username')
  return createTableImport<AccountRow, RuntimeAccount, void>({
    format: {
      columns: COLUMNS,
      maxRows: runtimeAccountImport.accounts[1],
      preamble: { mark: 'Effective', validate: cells => validateEffective(cells, deviceNow()) }
    },
    extensions: ['.csv'],
    maxBytes: 256 * 1024,
    plan: () => ({
      ...match,
      isSame: (row, account) =>
        match.isSame(row.valid_minutes === undefined ? { ...row, valid_minutes: account.valid_minutes } : row, account),
      validate,
      room: most - accounts.items.filter(({ administrator }) => !administrator).length,
      full: ['enhancedSecurity.limitReached.text', { most }]
    }),
    async apply(rows, { preamble }) {
      const [from, until] = effectiveTimes(preamble)
      onImported(
        await importRuntimeAccounts({
          accounts: rows.map(({ values: { password, valid_minutes, ...settings } }) => ({
            ...settings,
            ...(password && { password }),
            ...(valid_minutes !== undefined && { valid_minutes })
          })),
          ...(from !== undefined && { effective_from: sendDeviceTime(from) }),
          ...(until !== undefined && { effective_until: sendDeviceTime(until) })
        })
      )
    }
  })
}

function validate(row: AccountRow, account: RuntimeAccount | undefined): RowError[] {
  if (account?.administrator) return [{ field: 'username', message: 'enhancedSecurity.administratorFixed' }]
  return [
    ...(account || row.password ? [] : [{ field: 'password', message: 'errors.required' } as const]),
    ...(lacksRights(row) ? [{ field: 'write', message: 'enhancedSecurity.writeRequires' } as const] : [])
  ]
}

/** The cells after `Effective`; an empty one sets no limit. */
const effectiveCells = (cells: readonly string[]) => cells.slice(1, 3).map(cell => cell.trim())

const effectiveTimes = (cells: readonly string[]) => effectiveCells(cells).map(parseDeviceTime)

/** `now` is the panel's clock; where it is not known, the panel decides. */
export function validateEffective(cells: readonly string[], now: number | undefined) {
  const severity = 'error' as const
  if (effectiveCells(cells).some(cell => cell !== '' && parseDeviceTime(cell) === undefined))
    return { severity, message: 'enhancedSecurity.import.time' as const }
  const [from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY] = effectiveTimes(cells)
  const isOutside = now !== undefined && (now < from || now > until)
  return isOutside ? { severity, message: 'enhancedSecurity.outsideTime' as const } : undefined
}
