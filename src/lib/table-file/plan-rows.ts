import type { Message } from '../text/message'
import type { RowError } from './column'
import type { TableRow } from './read-table'

export type Outcome = 'added' | 'changed' | 'unchanged' | 'skipped' | 'rejected'

/** What happens to rows of records that are there already. */
export type Existing = 'update' | 'skip'

/** How the rows of a file relate to the records that are there. */
export interface RowPlan<R, T> {
  /** What tells a row from all others, in any case; `keyField` is its column. */
  keyOf(values: R): string
  keyField: keyof R & string
  /** The record that a row belongs to. */
  find(values: R): T | undefined
  /** Whether the record holds the values already. */
  isSame(values: R, record: T): boolean
  /** Further rules, which depend on the records. */
  validate?(values: R, record: T | undefined): readonly RowError[]
  /** How many records can be added, and what a row beyond them is told. */
  room: number
  full: Message
}

export interface PlannedRow<R, T> extends TableRow<R> {
  outcome: Outcome
  record: T | undefined
}

/** What an import would do with each row. */
export function planRows<R, T>(
  rows: readonly TableRow<R>[],
  plan: RowPlan<R, T>,
  existing: Existing
): PlannedRow<R, T>[] {
  const earlier = new Map<string | T, number>()
  let { room } = plan

  return rows.map(row => {
    const record = plan.find(row.values)
    if (record !== undefined && existing === 'skip') return { ...row, record, errors: [], outcome: 'skipped' }

    const key = plan.keyOf(row.values).trim().toLowerCase()
    const repeated = earlier.get(key) ?? (record && earlier.get(record))
    const errors = [...row.errors, ...(plan.validate?.(row.values, record) ?? [])]
    if (repeated !== undefined)
      errors.push({ field: plan.keyField, message: ['common.import.repeated', { line: repeated }] })
    else if (key !== '') earlier.set(key, row.line).set(record ?? key, row.line)
    if (errors.length === 0 && record === undefined) {
      room -= 1
      if (room < 0) errors.push({ message: plan.full })
    }
    const outcome = errors.length > 0 ? 'rejected' : outcomeOf(plan, row.values, record)
    return { ...row, record, errors, outcome }
  })
}

function outcomeOf<R, T>(plan: RowPlan<R, T>, values: R, record: T | undefined): Outcome {
  if (record === undefined) return 'added'
  return plan.isSame(values, record) ? 'unchanged' : 'changed'
}
