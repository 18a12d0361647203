import {
  importRecipe,
  type Recipe,
  type RecipeImportRefusal,
  type RecipeRecord,
  type RecipeRecords,
  readRecipeRecords
} from '../../api/recipe'
import { refusalOf } from '../../lib/remote/failure'
import { laterRequests } from '../../lib/remote/stoppable'
import type { RowPlan } from '../../lib/table-file/plan-rows'
import { createTableImport } from '../../lib/table-file/table-import'
import { notify } from '../../stores/notices'
import { numberOf, recipeFormat } from './import-columns'
import { itemField, type RecordValues } from './record-form'
import { isSameValue } from './value-rules'

const CHANGED: RecipeImportRefusal = 'records_changed'

/** Imports records: a row is matched by number, then by name, or else added. */
export function createImport(recipe: Recipe, loaded: RecipeRecords, onImported: () => Promise<unknown>) {
  const { id, definition, items } = recipe
  let current = loaded
  const valuesOf = (row: RecordValues) => items.map((_, index) => row[itemField(index)] ?? '')

  return createTableImport<RecordValues, RecipeRecord, void>({
    format: recipeFormat(recipe),
    extensions: ['.csv', '.txt'],
    maxBytes: 4_000_000,
    existing: 'update',
    plan: () => planRecords(recipe, current.items),
    async apply(rows, { existing }) {
      const later = laterRequests()
      const { changes } = current
      const sent = rows.map(({ values, record }) => ({
        number: record?.number ?? numberOf(values.number),
        name: values.name ?? '',
        values: valuesOf(values)
      }))
      try {
        const { added, updated } = await importRecipe(id, { definition, changes, existing, rows: sent })
        await onImported()
        notify(['common.import.done', { added, updated }])
      } catch (error) {
        if (refusalOf(error)?.code === CHANGED) current = await later(() => readRecipeRecords(id)).catch(() => current)
        throw error
      }
    }
  })
}

const nameKey = (name = '') => name.trim().toLowerCase()

function planRecords(
  { items, max_records: most }: Recipe,
  records: readonly RecipeRecord[]
): RowPlan<RecordValues, RecipeRecord> {
  const byNumber = new Map(records.map(record => [record.number, record]))
  const byName = new Map(records.map(record => [nameKey(record.name), record]))
  return {
    keyField: 'name',
    find: ({ number, name }) => byNumber.get(numberOf(number) ?? Number.NaN) ?? byName.get(nameKey(name)),
    isSame: (row, { name, values }) =>
      row.name === name &&
      items.every((item, index) => isSameValue(item, row[itemField(index)] ?? '', values[index] ?? '')),
    validate({ name }, record) {
      const sameNamed = byName.get(nameKey(name))
      return sameNamed && sameNamed !== record ? [{ field: 'name', message: 'recipe.name.taken' }] : []
    },
    room: most - records.length,
    full: 'recipe.refused.limit'
  }
}
