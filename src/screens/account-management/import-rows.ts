import type { Account, AccountRow } from '../../api/accounts'
import { validateField } from '../../lib/form/validate-field'
import type { CsvRow, ParsedCsv } from '../../lib/table-file/csv-parse'
import { withoutGuard } from '../../lib/table-file/csv-parse'
import type { Message } from '../../lib/text/message'
import { accountName, settingsRules } from './account-rules'
import { isPresetName, PRESETS } from './presets'
import { ALL_RIGHTS, withRights } from './rights'

export const COLUMNS = ['account', 'display_name', 'rights', 'must_change', 'valid_until', 'password_age_days'] as const

export type ColumnName = (typeof COLUMNS)[number]

export interface RowProblem {
  column: ColumnName
  message: Message
}

export interface ImportRow {
  line: number
  cells: string[]
  /** What would be sent; only right where there is no problem. */
  values: AccountRow
  problems: RowProblem[]
  /** The account is there already. */
  duplicate: boolean
}

export interface ImportContext {
  accounts: readonly Account[]
  limit: number
  own: string
  duplicates: 'skip' | 'update'
}

export interface ReadFile {
  header: string[]
  rows: CsvRow[]
}

/** The rows of a file below their header, or what is wrong with all of it. */
export function readFile({ rows, problems }: ParsedCsv): ReadFile | Message {
  const [broken] = problems
  if (broken) return ['accountManagement.import.broken', { line: broken.line }]
  const [head, ...others] = rows
  const header = head?.cells.map(cell => cell.trim().toLowerCase()) ?? []
  for (const column of ['account', 'rights'])
    if (!header.includes(column)) return ['accountManagement.import.noColumn', { column }]
  return others.length > 0 ? { header, rows: others } : 'accountManagement.import.noRows'
}

/** Judges each row as the forms and the panel would. */
export function validateRows({ header, rows }: ReadFile, context: ImportContext): ImportRow[] {
  const seen = new Map<string, number>()
  const there = new Set(context.accounts.map(({ account }) => account.toLowerCase()))
  let room = context.limit - context.accounts.length

  return rows.map(({ line, cells }) => {
    const cellOf = (column: ColumnName) => withoutGuard(cells[header.indexOf(column)] ?? '').trim()
    const { values, problems } = readRow(cellOf)
    const name = values.account.toLowerCase()
    const duplicate = there.has(name)
    const blame = (column: ColumnName, message: Message) => problems.push({ column, message })

    const earlier = seen.get(name)
    if (earlier !== undefined) blame('account', ['accountManagement.import.twice', { line: earlier }])
    else if (name) seen.set(name, line)
    if (duplicate && context.duplicates === 'update' && name === context.own.toLowerCase())
      blame('account', 'accountManagement.import.own')
    if (problems.length === 0 && !duplicate) {
      room -= 1
      if (room < 0) blame('account', ['accountManagement.import.full', { limit: context.limit }])
    }
    return { line, cells, values, problems, duplicate }
  })
}

function readRow(cellOf: (column: ColumnName) => string) {
  const problems: RowProblem[] = []
  const validate = (column: ColumnName, message: Message | undefined) => {
    if (message) problems.push({ column, message })
  }
  const account = cellOf('account')
  const name = cellOf('display_name')
  const end = dateOf(cellOf('valid_until'))
  const age = cellOf('password_age_days') || '0'
  const rights = rightsOf(cellOf('rights'))
  const mustChange = flagOf(cellOf('must_change'))

  validate('account', validateField(accountName, account, {}))
  validate('display_name', validateField(settingsRules.name, name, {}))
  validate('rights', rights.unknown ? ['accountManagement.import.right', { name: rights.unknown }] : undefined)
  if (!rights.unknown) validate('rights', validateField(settingsRules.roles, rights.roles, {}))
  if (mustChange === undefined) validate('must_change', 'accountManagement.import.flag')
  validate('valid_until', validateField(settingsRules.valid_until, end, {}))
  validate('password_age_days', validateField(settingsRules.password_age_days, age, {}))
  const values: AccountRow = {
    account,
    name,
    roles: rights.roles,
    must_change_password: mustChange ?? true,
    valid_until: end || null,
    password_age_days: Number(age)
  }
  return { values, problems }
}

/** Permission names or names of presets, with spaces or any sign between them. */
function rightsOf(cell: string): { roles: string[]; unknown?: string | undefined } {
  const named = cell
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean)
  const unknown = named.find(name => !isPresetName(name) && !ALL_RIGHTS.includes(name))
  const roles = named.flatMap(name => (isPresetName(name) ? PRESETS[name].rights : [name]))
  return { roles: withRights([], roles, true), unknown }
}

/** Spreadsheets write a date with other signs, and without leading zeros. */
function dateOf(cell: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? []
  return year ? `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}` : cell
}

function flagOf(cell: string): boolean | undefined {
  if (/^(|yes|true|1|on)$/i.test(cell)) return true
  return /^(no|false|0|off)$/i.test(cell) ? false : undefined
}
