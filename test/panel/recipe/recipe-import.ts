import type { Schemas } from '../../../src/api/generated/schema'
import { type RecipeSource, type RecordEntry, sameName, valueFaults } from './recipes'

type Import = Schemas['RecipeImport']
type Row = Schemas['RecipeRow']

export interface RowFault {
  row: number
  field: string
  code: string
}

export interface ImportPlan {
  added: Row[]
  updated: { record: RecordEntry; row: Row }[]
  skipped: number
  unchanged: number
  faults: RowFault[]
}

/** Computes the result of an import without applying it. */
export function planImport(source: RecipeSource, { rows, existing }: Import): ImportPlan {
  const plan: ImportPlan = { added: [], updated: [], skipped: 0, unchanged: 0, faults: [] }
  const seen = new Set<RecordEntry>()
  rows.forEach((row, index) => {
    const record = recordFor(source, row)
    if (record && existing === 'skip') {
      plan.skipped += 1
      return
    }
    const faults = faultsOf(source, row, record, rows.slice(0, index))
    if (record && seen.has(record)) faults.number ??= 'duplicate'
    if (record) seen.add(record)
    plan.faults.push(...Object.entries(faults).map(([field, code]) => ({ row: index, field, code })))
    if (!record) plan.added.push(row)
    else if (isSame(record, row)) plan.unchanged += 1
    else plan.updated.push({ record, row })
  })
  return plan
}

function recordFor({ records }: RecipeSource, { number, name }: Row): RecordEntry | undefined {
  return records.find(record => record.number === number) ?? records.find(record => sameName(record.name, name))
}

function faultsOf(source: RecipeSource, row: Row, record: RecordEntry | undefined, before: Row[]) {
  const faults: Record<string, string> = { ...valueFaults(source, row.values) }
  const taken = [...source.records.filter(other => other !== record), ...before]
  if (taken.some(({ name }) => sameName(name, row.name))) faults.name = 'already_exists'
  return faults
}

const isSame = (record: RecordEntry, { name, values }: Row) =>
  record.name === name.trim() && record.values.every((value, index) => value === values[index])
