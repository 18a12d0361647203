import { saveBlob } from '../../lib/browser/download'
import { buildCsv, csvFile } from '../../lib/table-file/csv'
import { COLUMNS, type ImportRow } from './import-rows'

const EXAMPLES = [
  ['shift.a', 'Shift A', 'viewer', 'yes', '', '0'],
  ['maintenance-1', 'Maintenance 1', 'maintenance opcua', 'yes', '2027/12/31', '90']
]

/** A spreadsheet opens it as it is, and what it saves can be imported. */
export function saveTemplate(): void {
  saveBlob(csvFile(buildCsv([COLUMNS, ...EXAMPLES])), 'accounts-template.csv')
}

/** The rows as they came, with what is wrong behind them: mended, the file can be imported. */
export function saveRows(header: readonly string[], rows: readonly { row: ImportRow; problem: string }[]): void {
  const known = header.filter(title => title !== 'problem')
  const lines = rows.map(({ row, problem }) => [
    ...header.map((_, index) => row.cells[index] ?? '').filter((_, index) => header[index] !== 'problem'),
    problem
  ])
  saveBlob(csvFile(buildCsv([[...known, 'problem'], ...lines])), 'accounts-not-imported.csv')
}

/** Told once: whoever keeps the list gives each person theirs and deletes it. */
export function savePasswords(rows: readonly { account: string; password: string }[]): void {
  const lines = rows.map(({ account, password }) => [account, password])
  saveBlob(csvFile(buildCsv([['account', 'temporary_password'], ...lines])), 'temporary-passwords.csv')
}
