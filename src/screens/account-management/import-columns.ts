import type { AccountRow, AccountSettings } from '../../api/accounts'
import { validateField } from '../../lib/form/validate-field'
import { type Cell, type FileColumns, textCell, yesNoCell } from '../../lib/table-file/column'
import { isPresetName, rightsOf } from '../../session/presets'
import { ALL_RIGHTS, withRights } from '../../session/rights'
import { accountName, NEW_ACCOUNT, SETTINGS } from './account-rules'

/** The columns of the panel's export; earlier firmware names them by the aliases. */
export const COLUMNS: FileColumns<AccountRow> = {
  username: {
    title: 'Account',
    local: inOtherLanguages('common.term.account'),
    required: true,
    parse: textCell(...accountName)
  },
  name: {
    title: 'Display name',
    local: inOtherLanguages('session.displayName'),
    aliases: ['display_name'],
    parse: nameCell
  },
  roles: {
    title: 'Menu permissions',
    local: inOtherLanguages('accountManagement.rights'),
    aliases: ['rights'],
    required: true,
    parse: rightsCell
  },
  password_must_change: {
    title: 'Must change password',
    local: inOtherLanguages('accountManagement.state.mustChange'),
    aliases: ['must_change'],
    parse: yesNoCell(true)
  },
  valid_until: {
    title: 'Valid until',
    local: inOtherLanguages('common.term.validUntil'),
    aliases: ['valid_until'],
    parse: dateCell
  },
  password_age_days: {
    title: 'Maximum password age (days)',
    local: inOtherLanguages('file.passwordAgeDays'),
    aliases: ['password_age_days'],
    parse: daysCell
  }
}

const validate = (field: keyof AccountSettings, value: unknown) =>
  validateField(SETTINGS.rules[field], value, NEW_ACCOUNT)

function nameCell(cell: string): Cell<string> {
  const value = cell.trim()
  return { value, error: validate('name', value) }
}

/** Names of permissions or presets, separated by spaces, commas, semicolons or bars. */
function rightsCell(cell: string): Cell<string[]> {
  const names = cell
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean)
  const unknown = names.find(name => !isPresetName(name) && !ALL_RIGHTS.includes(name))
  const roles = names.flatMap(name => (isPresetName(name) ? rightsOf(name) : [name]))
  const value = withRights([], roles, true)
  if (unknown) return { value, error: ['accountManagement.import.right', { name: unknown }] }
  return { value, error: validate('roles', value) }
}

/** Spreadsheets write dates with other separators and without leading zeros. */
function dateCell(cell: string): Cell<string | null> {
  const text = cell.trim()
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  const date = year ? `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}` : text
  return { value: date || null, error: validate('valid_until', date) }
}

function daysCell(cell: string): Cell<number> {
  const text = cell.trim() || '0'
  return { value: Number(text), error: validate('password_age_days', text) }
}
