import { sameValue } from '../form/same-value'
import type { Message } from '../text/message'
import type { RowError } from './column'
import type { TableRow } from './read-table'

export type Outcome = 'added' | 'changed' | 'unchanged' | 'skipped' | 'rejected'

/** How rows of existing records are handled. */
export type Existing = 'update' | 'skip'

/** How the rows of a file relate to the existing records. */
export interface RowPlan<R, T> {
  /** The field that must be unique among the rows, ignoring case. */
  keyField: keyof R & string
  /** For a key of which case counts. */
  keyOf?(values: R): string
  /** The record that a row belongs to. */
  find(values: R): T | undefined
  isSame(values: R, record: T): boolean
  /** Further rules that depend on the records. */
  validate?(values: R, record: T | undefined): readonly RowError[]
  /** How many records can be added; rows beyond that get the error `full`. */
  room: number
  full: Message
}

export interface PlannedRow<R, T> extends TableRow<R> {
  outcome: Outcome
  record: T | undefined
}

/** For records with the same fields as the rows; a field that records lack, such as a password, counts as empty. */
export function matchFields<R extends object, T extends Partial<R>>(records: readonly T[], keyField: keyof R & string) {
  return {
    keyField,
    find: (values: R) => records.find(record => normalized(record[keyField]) === normalized(values[keyField])),
    isSame: (values: R, record: T) =>
      Object.entries(values).every(([field, value]) =>
        sameValue(value, field in record ? Reflect.get(record, field) : '')
      )
  }
}

/** Determines what an import would do with each row. */
export function planRows<R, T>(
  rows: readonly TableRow<R>[],
  plan: RowPlan<R, T>,
  existing: Existing
): PlannedRow<R, T>[] {
  const firstLines = new Map<string | T, number>()
  let { room } = plan

  return rows.map(row => {
    const record = plan.find(row.values)
    if (record !== undefined && existing === 'skip') return { ...row, record, errors: [], outcome: 'skipped' }

    const key = plan.keyOf?.(row.values) ?? normalized(row.values[plan.keyField])
    const line = firstLines.get(key) ?? (record && firstLines.get(record))
    const errors = [...row.errors, ...(plan.validate?.(row.values, record) ?? [])]
    if (line !== undefined) errors.push({ field: plan.keyField, message: ['common.import.repeated', { line }] })
    else if (key !== '') firstLines.set(key, row.line).set(record ?? key, row.line)
    if (errors.length === 0 && record === undefined) {
      room -= 1
      if (room < 0) errors.push({ message: plan.full })
    }
    return { ...row, record, errors, outcome: errors.length > 0 ? 'rejected' : outcomeOf(plan, row.values, record) }
  })
}

const normalized = (value: unknown) => String(value).trim().toLowerCase()

function outcomeOf<R, T>(plan: RowPlan<R, T>, values: R, record: T | undefined): Outcome {
  if (record === undefined) return 'added'
  return plan.isSame(values, record) ? 'unchanged' : 'changed'
}
