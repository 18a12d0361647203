import type { ImportedRuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import { validateField } from '../../lib/form/validate-field'
import { type Cell, type FileColumns, textCell, yesNoCell } from '../../lib/table-file/column'
import { NAME_RULES, PASSWORD_RULES } from './account-rules'

/** An empty password keeps the current one. */
export type AccountRow = Required<ImportedRuntimeAccount>

const CLASSES: readonly SecurityClass['id'][] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']

export const COLUMNS: FileColumns<AccountRow> = {
  username: { title: 'Account', required: true, parse: textCell(...NAME_RULES) },
  password: { title: 'Password', secret: true, parse: passwordCell },
  classes: { title: 'Classes', parse: classesCell },
  browse: { title: 'Browse', parse: yesNoCell(false) },
  read: { title: 'Read', parse: yesNoCell(false) },
  write: { title: 'Write', parse: yesNoCell(false) },
  hidden: { title: 'Hidden', parse: yesNoCell(false) }
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
