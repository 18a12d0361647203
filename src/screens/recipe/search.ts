import type { RecipeRecord } from '../../api/recipe'

/** The records whose number equals the query, or whose name or a value contains it. */
export function foundRecords(records: readonly RecipeRecord[], query: string): readonly RecipeRecord[] {
  const text = query.trim().toLowerCase()
  if (!text) return records
  const matches = (cell: string) => cell.toLowerCase().includes(text)
  return records.filter(({ number, name, values }) => String(number) === text || matches(name) || values.some(matches))
}
