import type { Recipe, RecipeRecord, RecipeRow } from '../../api/recipe'
import type { Message } from '../../lib/text/message'
import type { FileRow } from './import-file'
import { LONGEST_NAME } from './record-form'
import { isNumeric, isSameValue, validateValue } from './value-rules'
import { itemName } from './value-text'

export type Existing = 'update' | 'skip'

export interface RowError {
  line: number
  /** The title of the column; none where the whole row is meant. */
  column?: string
  message: Message
}

export interface PlannedRow {
  line: number
  name: string
  outcome: 'added' | 'updated' | 'unchanged' | 'skipped' | 'wrong'
  row: RecipeRow
  errors: RowError[]
}

const key = (name: string) => name.trim().toLowerCase()

/** What an import would do with each row, by the rules that the panel has too. */
export function planImport(
  rows: readonly FileRow[],
  recipe: Recipe,
  records: readonly RecipeRecord[],
  existing: Existing
): PlannedRow[] {
  const byNumber = new Map(records.map(record => [record.number, record]))
  const byName = new Map(records.map(record => [key(record.name), record]))
  const namesBefore = new Set<string>()
  const met = new Set<RecipeRecord>()
  let free = recipe.most_records - records.length

  return rows.map(fileRow => {
    const { line, name } = fileRow
    const numbered = numberOf(fileRow.number)
    const record = (numbered === null ? undefined : byNumber.get(numbered)) ?? byName.get(key(name))
    if (record && existing === 'skip') return { line, name, outcome: 'skipped', row: asItIs(record), errors: [] }
    const row = rowOf(fileRow, recipe, record?.number ?? numbered)

    const errors = validateRow(fileRow, recipe)
    const blame = (message: Message, column?: string) => errors.push({ line, message, ...(column && { column }) })
    const holder = byName.get(key(name))
    if (record && met.has(record)) blame('recipe.import.twice', 'No.')
    else if ((holder && holder !== record) || namesBefore.has(key(name))) blame('recipe.name.taken', 'Name')
    if (!record && free <= 0) blame('recipe.refused.limit')
    if (errors.length > 0) return { line, name, outcome: 'wrong', row, errors }

    namesBefore.add(key(name))
    if (record) met.add(record)
    else free -= 1
    return { line, name, outcome: outcomeOf(recipe, row, record), row, errors }
  })
}

function validateRow({ line, number, name, values }: FileRow, { items }: Recipe): RowError[] {
  const errors: RowError[] = []
  if (number !== '' && numberOf(number) === null) errors.push({ line, column: 'No.', message: 'errors.integer' })
  if (name === '') errors.push({ line, column: 'Name', message: 'errors.required' })
  if ([...name].length > LONGEST_NAME)
    errors.push({ line, column: 'Name', message: ['errors.length.most', { max: LONGEST_NAME }] })
  items.forEach((item, index) => {
    const message = validateValue(item, cellOf(item, values[index] ?? ''))
    if (message) errors.push({ line, column: itemName(item, index), message })
  })
  return errors
}

const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

const cellOf = (item: Recipe['items'][number], cell: string) =>
  isNumeric(item) || item.type === 'bit' ? cell.trim() : cell

function rowOf({ name, values }: FileRow, { items }: Recipe, number: number | null): RecipeRow {
  return { number, name, values: items.map((item, index) => cellOf(item, values[index] ?? '')) }
}

const asItIs = ({ number, name, values }: RecipeRecord): RecipeRow => ({ number, name, values })

function outcomeOf({ items }: Recipe, { name, values }: RecipeRow, record: RecipeRecord | undefined) {
  if (!record) return 'added'
  const same = items.every((item, index) => isSameValue(item, values[index] ?? '', record.values[index] ?? ''))
  return same && record.name === name ? 'unchanged' : 'updated'
}
