import type { CodeTexts } from '../text/code-texts'
import type { FieldViews } from './field-table'
import type { Field, FieldErrors } from './fields'
import type { Rule } from './rules'

/** 'cancelled': the user declined a confirmation, so nothing was saved and nothing failed. */
export type SaveResult = 'saved' | 'cancelled'

// biome-ignore lint/suspicious/noConfusingVoidType: the save of a form that cannot be cancelled returns nothing.
export type Saving = Promise<SaveResult | void>

export interface FormOptions<V extends object> {
  initial: V
  /** What the view of the form says of each field; see field-table.ts. */
  fields?: FieldViews<V>
  rules?: { [F in Field<V>]?: readonly Rule<V>[] }
  /** Returns the values that are validated and saved, such as trimmed text. */
  normalize?(values: V): V
  /** Validates fields against each other; the error of a field's own rule takes precedence. */
  check?(values: V): FieldErrors<V>
  /** @throws ApiError */
  save(values: V): Saving
  /** Of a form that is kept while other tabs are open: names it in its draft in place of the address, which is then another. */
  draftName?: string
  /** The screen's error codes in addition to the common ones (field-codes.ts). */
  codes?: CodeTexts
}
