import type { ImportedRuntimeAccount, RuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import { validateField } from '../../lib/form/validate-field'
import { buildCsv } from '../../lib/table-file/csv'
import { type CsvRow, parseCsv, withoutGuard } from '../../lib/table-file/csv-parse'
import type { Message } from '../../lib/text/message'
import { parseDeviceTime, sendDeviceTime } from '../../lib/text/time-text'
import { NAME_RULES, PASSWORD_RULES } from './account-rules'

/** The titles of the file, the same in every language; each is found whatever its case and place. */
export const COLUMNS = ['Account', 'Password', 'Classes', 'Browse', 'Read', 'Write', 'Hidden'] as const
type ColumnName = (typeof COLUMNS)[number]

export interface RowProblem {
  /** The line of the file. */
  line: number
  /** The title of the column; missing where the whole row, or the file, is meant. */
  column?: string
  message: Message
}

export interface AccountsFile {
  accounts: ImportedRuntimeAccount[]
  problems: RowProblem[]
  effectiveFrom?: string
  effectiveUntil?: string
}

const CLASSES: readonly SecurityClass['id'][] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']
const YES = /^(yes|true|1|x)$/i
const NO = /^(no|false|0|)$/i

/** Accounts but the administrator, whose row no panel takes back. */
export function writeAccounts(accounts: readonly RuntimeAccount[]): string {
  const yes = (value: boolean) => (value ? 'yes' : 'no')
  const rows = accounts
    .filter(({ administrator }) => !administrator)
    .map(({ name, classes, browse, read, write, hidden }) => [
      name,
      '',
      classes.join(''),
      yes(browse),
      yes(read),
      yes(write),
      yes(hidden)
    ])
  return buildCsv([COLUMNS, ...rows])
}

/** Reads the accounts of a file and judges each by the rules of the form. A first row `Effective, from, until` limits when it counts. */
export function readAccounts(text: string, known: readonly RuntimeAccount[]): AccountsFile {
  const { rows, problems: broken } = parseCsv(text)
  const problems: RowProblem[] = broken.map(({ line }) => ({ line, message: 'enhancedSecurity.import.quotes' }))
  const [first] = rows
  const effective = first && /^effective$/i.test(first.cells[0]?.trim() ?? '') ? first : undefined
  const [head, ...data] = effective ? rows.slice(1) : rows
  const file: AccountsFile = { accounts: [], problems, ...(effective && effectiveTime(effective, problems)) }
  const places = placesIn(head)
  if (!head || places.get('Account') === undefined) {
    problems.push({ line: head?.line ?? 1, message: 'enhancedSecurity.import.noHead' })
    return file
  }
  const seen = new Set<string>()
  for (const row of data) {
    const account = accountIn(row, places, known, seen, problems)
    if (account) file.accounts.push(account)
  }
  return file
}

function placesIn(head: CsvRow | undefined): Map<ColumnName, number> {
  const titles = head?.cells.map(cell => cell.trim().toLowerCase()) ?? []
  return new Map(
    COLUMNS.flatMap(name => {
      const place = titles.indexOf(name.toLowerCase())
      return place < 0 ? [] : [[name, place] as const]
    })
  )
}

function effectiveTime({ line, cells }: CsvRow, problems: RowProblem[]): Partial<AccountsFile> {
  const [from, until] = cells.slice(1, 3).map(cell => {
    const time = parseDeviceTime(cell.trim())
    if (time === undefined && cell.trim()) problems.push({ line, message: 'enhancedSecurity.import.time' })
    return time
  })
  return {
    ...(from !== undefined && { effectiveFrom: sendDeviceTime(from) }),
    ...(until !== undefined && { effectiveUntil: sendDeviceTime(until) })
  }
}

function accountIn(
  { line, cells }: CsvRow,
  places: Map<ColumnName, number>,
  known: readonly RuntimeAccount[],
  seen: Set<string>,
  problems: RowProblem[]
): ImportedRuntimeAccount | undefined {
  const before = problems.length
  const cell = (column: ColumnName) => withoutGuard(cells[places.get(column) ?? -1] ?? '').trim()
  const blame = (column: ColumnName, message: Message | undefined) => {
    if (message) problems.push({ line, column, message })
  }
  const flag = (column: ColumnName) => {
    const text = cell(column)
    if (!YES.test(text) && !NO.test(text)) blame(column, 'enhancedSecurity.import.yesNo')
    return YES.test(text)
  }
  const name = cell('Account')
  const password = cell('Password')
  const existing = known.find(account => account.name.toLowerCase() === name.toLowerCase())
  blame('Account', validateField(NAME_RULES, name, {}))
  if (seen.has(name.toLowerCase())) blame('Account', 'enhancedSecurity.exists')
  else if (existing?.administrator) blame('Account', 'enhancedSecurity.administratorFixed')
  if (password || !existing) blame('Password', validateField(PASSWORD_RULES, password, {}))
  const letters = [
    ...cell('Classes')
      .toUpperCase()
      .replace(/[\s,;|]/g, '')
  ]
  const classes = CLASSES.filter(id => letters.includes(id))
  if (classes.length !== letters.length) blame('Classes', 'enhancedSecurity.import.classes')
  const flags = { browse: flag('Browse'), read: flag('Read'), write: flag('Write'), hidden: flag('Hidden') }
  seen.add(name.toLowerCase())
  return problems.length === before ? { name, ...(password && { password }), classes, ...flags } : undefined
}
