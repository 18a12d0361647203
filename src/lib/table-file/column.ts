import type { Rule } from '../form/rules'
import { validateField } from '../form/validate-field'
import type { Message } from '../text/message'

/** What a cell of a file means; the value only counts where there is no error. */
export interface Cell<T> {
  value: T
  error?: Message | undefined
}

/** A column of a table file: exports write it, imports read it. */
export interface FileColumn<T> {
  /** The same in every language. */
  title: string
  /** Other titles that files have for it. */
  aliases?: readonly string[]
  /** Its name on the screen, where the title may be empty or strange. */
  label?: string
  /** A file without this column is refused. */
  required?: boolean
  /** The preview does not show its cells. */
  secret?: boolean
  parse: (cell: string) => Cell<T>
}

/** The columns by the field of a row that each fills. */
export type FileColumns<R> = { readonly [F in keyof R & string]: FileColumn<R[F]> }

export interface RowError {
  /** The field of the column; missing where the whole row is meant. */
  field?: string | undefined
  message: Message
}

/** The columns with their fields, in order. */
export function columnsOf<R>(columns: FileColumns<R>): [field: keyof R & string, column: FileColumn<unknown>][] {
  // Object.entries cannot know that the record has no other keys than its type names.
  return Object.entries(columns) as [keyof R & string, FileColumn<unknown>][]
}

/** Text without surrounding blanks that follows the rules of a form. */
export const textCell =
  (...rules: readonly Rule<unknown>[]) =>
  (cell: string): Cell<string> => ({ value: cell.trim(), error: validateField(rules, cell.trim(), {}) })

/** Yes or no in the usual ways; an empty cell means `empty`. */
export const yesNoCell =
  (empty: boolean) =>
  (cell: string): Cell<boolean> => {
    const text = cell.trim()
    if (text === '') return { value: empty }
    if (/^(yes|true|1|on|x)$/i.test(text)) return { value: true }
    return { value: false, error: /^(no|false|0|off)$/i.test(text) ? undefined : 'common.import.yesNo' }
  }
