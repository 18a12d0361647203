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
export const PERMANENT: Code = { programs: 'permanent', en: 'Permanent', ja: '無期限', ko: '무기한' }

const CLASSES: readonly SecurityClass['id'][] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']

export const COLUMNS: FileColumns<AccountRow> = {
  username: {
    title: 'Account',
    local: { ja: 'アカウント', ko: '계정' },
    required: true,
    parse: textCell(...NAME_RULES)
  },
  password: { title: 'Password', local: { ja: 'パスワード', ko: '비밀번호' }, secret: true, parse: passwordCell },
  classes: { title: 'Classes', local: { ja: 'クラス', ko: '클래스' }, parse: classesCell },
  browse: { title: 'Browse', local: { ja: 'ブラウズ', ko: '탐색' }, parse: yesNoCell(false) },
  read: { title: 'Read', local: { ja: '読み取り', ko: '읽기' }, parse: yesNoCell(false) },
  write: { title: 'Write', local: { ja: '書き込み', ko: '쓰기' }, parse: yesNoCell(false) },
  hidden: { title: 'Hidden', local: { ja: '非表示', ko: '숨김' }, parse: yesNoCell(false) },
  valid_minutes: {
    title: 'Validity (minutes)',
    local: { ja: '有効期間(分)', ko: '유효 기간(분)' },
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
