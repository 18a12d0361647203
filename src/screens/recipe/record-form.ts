import type { FieldTexts } from '../../api/client/refusal-types'
import { newRecipeRecord } from '../../api/generated/limits/recipe'
import {
  createRecipeRecord,
  type NewRecipeRecord,
  type Recipe,
  type RecipeRecord,
  type RecordFault,
  readRecipeRecord,
  updateRecipeRecord
} from '../../api/recipe'
import { createForm, type Form } from '../../lib/form/form'
import { length, type Rule, required, unique } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { readValue, valueRule } from './value-rules'

/** `name` and a value per item: `item0`, `item1`, … as in the panel's field errors. */
export type RecordValues = Record<string, string>

export const itemField = (index: number): string => `item${index}`

/** `count_differs` concerns all values together. */
const CODES: FieldTexts<RecordFault, 'count_differs'> = {
  integer: 'errors.integer',
  number: 'recipe.value.number',
  bit: 'recipe.value.bit',
  out_of_range: 'recipe.value.outOfRange',
  too_long: 'recipe.value.tooLong',
  already_exists: 'recipe.name.taken'
}

export function recordValues({ items }: Recipe, name: string, values: readonly string[]): RecordValues {
  const fields = items.map(({ initial }, index) => [itemField(index), values[index] ?? initial])
  return Object.fromEntries([['name', name], ...fields])
}

function recordRules({ items }: Recipe, taken: () => readonly string[]): Record<string, Rule<unknown>[]> {
  const fields = items.map((item, index) => [itemField(index), [valueRule(item)]])
  const name = [required, length(...newRecipeRecord.name), unique(taken, 'recipe.name.taken')]
  return Object.fromEntries([['name', name], ...fields])
}

/** Numbers as the panel reads them. */
const normalizer =
  ({ items }: Recipe) =>
  (values: RecordValues): RecordValues => {
    const read = items.map((item, index) => [itemField(index), readValue(item, values[itemField(index)] ?? '').value])
    return { ...values, ...Object.fromEntries(read) }
  }

function recordFrom({ definition, items }: Recipe, values: RecordValues): NewRecipeRecord {
  const name = values.name?.trim() ?? ''
  return { definition, name, values: items.map((_, index) => values[itemField(index)] ?? '') }
}

interface RecordContext {
  recipe: Recipe
  /** The last known records of the recipe. */
  others: () => readonly RecipeRecord[]
  onSaved: () => Promise<unknown>
}

const namesOf = (records: readonly RecipeRecord[]) => records.map(({ name }) => name)

interface NewRecordContext extends Omit<RecordContext, 'onSaved'> {
  onAdded: (record: RecipeRecord) => Promise<unknown>
}

export function createNewRecord(
  { recipe, others, onAdded }: NewRecordContext,
  initial: RecordValues
): Form<RecordValues> {
  return createForm<RecordValues>({
    initial,
    rules: recordRules(recipe, () => namesOf(others())),
    normalize: normalizer(recipe),
    codes: CODES,
    async save(values) {
      await onAdded(await createRecipeRecord(recipe.id, recordFrom(recipe, values)))
    }
  })
}

export function createRecordChange(
  { recipe, others, onSaved }: RecordContext,
  loaded: Versioned<RecipeRecord>
): SettingsForm<RecordValues> {
  const { number } = loaded.value
  return createSettingsForm<RecipeRecord, RecordValues>({
    loaded,
    read: () => readRecipeRecord(recipe.id, number),
    write: (values, version) => updateRecipeRecord(recipe.id, number, recordFrom(recipe, values), version),
    valuesOf: ({ name, values }) => recordValues(recipe, name, values),
    rules: recordRules(recipe, () => namesOf(others().filter(other => other.number !== number))),
    normalize: normalizer(recipe),
    codes: CODES,
    onSaved
  })
}
