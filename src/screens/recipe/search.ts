import type { RecipeRecord } from '../../api/recipe'

/** The records that hold the wanted text in number, name or a value. */
export function foundRecords(records: readonly RecipeRecord[], wanted: string): readonly RecipeRecord[] {
  const text = wanted.trim().toLowerCase()
  if (!text) return records
  const holds = (cell: string) => cell.toLowerCase().includes(text)
  return records.filter(({ number, name, values }) => String(number) === text || holds(name) || values.some(holds))
}
