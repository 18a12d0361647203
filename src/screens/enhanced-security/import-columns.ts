import type { ImportedRuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import { validateField } from '../../lib/form/validate-field'
import { type Cell, type FileColumns, textCell, yesNoCell } from '../../lib/table-file/column'
import { type Code, isCode } from '../../lib/table-file/file-words'
import { NAME_RULES, PASSWORD_RULES } from './account-rules'
import { LONGEST_MINUTES } from './validity'

/** An empty password keeps the current one, and so does an undefined validity. */
export type AccountRow = Required<Omit<ImportedRuntimeAccount, 'valid_minutes'>> & {
  valid_minutes: number | null | undefined
}

/** What an export writes for an account that is not temporary. */
export const PERMANENT: Code = {
  programs: 'permanent',
  en: 'Permanent',
  ...inOtherLanguages('enhancedSecurity.validity.permanent')
}

const CLASSES: readonly SecurityClass['id'][] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']

export const COLUMNS: FileColumns<AccountRow> = {
  username: {
    title: 'Account',
    local: inOtherLanguages('common.term.account'),
    required: true,
    parse: textCell(...NAME_RULES)
  },
  password: { title: 'Password', local: inOtherLanguages('common.term.password'), secret: true, parse: passwordCell },
  classes: { title: 'Classes', local: inOtherLanguages('enhancedSecurity.classes'), parse: classesCell },
  browse: { title: 'Browse', local: inOtherLanguages('enhancedSecurity.browse'), parse: yesNoCell(false) },
  read: { title: 'Read', local: inOtherLanguages('enhancedSecurity.read'), parse: yesNoCell(false) },
  write: { title: 'Write', local: inOtherLanguages('enhancedSecurity.write'), parse: yesNoCell(false) },
  hidden: { title: 'Hidden', local: inOtherLanguages('enhancedSecurity.hidden'), parse: yesNoCell(false) },
  valid_minutes: {
    title: 'Validity (minutes)',
    local: inOtherLanguages('file.validityMinutes'),
    aliases: ['Valid minutes'],
    parse: minutesCell
  }
}

function passwordCell(cell: string): Cell<string> {
  const value = cell.trim()
  return { value, error: value ? validateField(PASSWORD_RULES, value, {}) : undefined }
}

/** Letters from A to L, with or without separators. */
function classesCell(cell: string): Cell<SecurityClass['id'][]> {
  const letters = [...cell.toUpperCase().replace(/[\s,;|]/g, '')]
  const value = CLASSES.filter(id => letters.includes(id))
  return { value, error: value.length === letters.length ? undefined : 'enhancedSecurity.import.classes' }
}

function minutesCell(cell: string): Cell<number | null | undefined> {
  const text = cell.trim().toLowerCase()
  if (text === '') return { value: undefined }
  if (isCode(PERMANENT, text)) return { value: null }
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return {
    value,
    error: value <= LONGEST_MINUTES ? undefined : ['enhancedSecurity.import.minutes', { most: LONGEST_MINUTES }]
  }
}
