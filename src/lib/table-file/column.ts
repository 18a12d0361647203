import type { Rule } from '../form/rules'
import { validateField } from '../form/validate-field'
import type { Language } from '../text/languages'
import type { Message } from '../text/message'
import type { DecimalSign } from '../text/numbers'
import { type FileLanguage, isCode, NO, YES } from './file-words'

/** A parsed cell; the value is only valid without an error. */
export interface Cell<T> {
  value: T
  error?: Message | undefined
}

/** A column of a table file, for export and import. */
export interface FileColumn<T> {
  /** In English, which is also for programs. */
  title: string
  /** Where it differs, for people. */
  local?: Readonly<Record<Language, string>>
  /** Other titles that an import accepts. */
  aliases?: readonly string[]
  /** Name on the screen, if the title can be empty or unprintable. */
  label?: string
  /** A file without this column is refused. */
  required?: boolean
  /** Masked in the preview. */
  secret?: boolean
  /** Its cells show which decimal sign the file uses. */
  numeric?: boolean
  parse: (cell: string, decimal: DecimalSign) => Cell<T>
}

/** The columns by row field. */
export type FileColumns<R> = { readonly [F in keyof R & string]: FileColumn<R[F]> }

/** Of the column with the errors of rejected rows. */
export const PROBLEM_TITLE = 'problem'

export interface RowError {
  /** Missing if the error concerns the whole row. */
  field?: string | undefined
  message: Message
}

/** The columns with their fields, in order. */
export function columnsOf<R>(columns: FileColumns<R>): [field: keyof R & string, column: FileColumn<unknown>][] {
  // Object.entries does not know that the record has only the keys of its type.
  return Object.entries(columns) as [keyof R & string, FileColumn<unknown>][]
}

export const titleIn = <T>({ title, local }: FileColumn<T>, language: FileLanguage): string =>
  (language && local?.[language]) || title

/** Trimmed text, validated by form rules. */
export const textCell =
  (...rules: readonly Rule<unknown>[]) =>
  (cell: string): Cell<string> => ({ value: cell.trim(), error: validateField(rules, cell.trim(), {}) })

/** Yes or no in the common spellings; an empty cell means `empty`. */
export const yesNoCell =
  (empty: boolean) =>
  (cell: string): Cell<boolean> => {
    const text = cell.trim()
    if (text === '') return { value: empty }
    if (isCode(YES, text) || /^(true|1|on|x)$/i.test(text)) return { value: true }
    const isNo = isCode(NO, text) || /^(false|0|off)$/i.test(text)
    return { value: false, error: isNo ? undefined : 'common.import.yesNo' }
  }
