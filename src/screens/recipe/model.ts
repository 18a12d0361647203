import { atom, computed, onMount } from 'nanostores'
import {
  deleteRecipeRecord,
  listRecipes,
  loadRecipeRecord,
  type Recipe,
  type RecipeRecord,
  readRecipeRecord,
  readRecipeRecords
} from '../../api/recipe'
import { asApiError } from '../../lib/remote/as-api-error'
import { refusalOf } from '../../lib/remote/failure'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { type Loadable, resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { exportCsv } from './export-file'
import { createImport } from './import'
import { createNewRecord, createRecordChange, type RecordValues } from './record-form'

const POLL_SECONDS = 10

/** The recipes of the project, and the records of one of them. */
export function createRecipe() {
  const $recipes = polled(listRecipes, { everySeconds: POLL_SECONDS })
  const $wanted = atom('')

  /** The wanted recipe, else the first. */
  const $recipe = computed([$recipes, $wanted], (recipes, wanted) => {
    const known = allRecipes(recipes)
    return known.find(({ id }) => id === wanted) ?? known[0]
  })

  return {
    $recipes,
    $recipe,
    pick: (id: string) => $wanted.set(id),

    /** The records of a recipe; they follow the changes that the panel counts. */
    recordsOf(id: string) {
      const $records = resource(signal => readRecipeRecords(id, signal))
      const $selected = atom<readonly number[]>([])
      const known = () => lastKnown($records.get())?.records ?? []
      const renew = () => Promise.all([$records.reload(), $recipes.reload()])

      onMount($records, () =>
        $recipes.listen(recipes => {
          const there = lastKnown($records.get())
          const now = lastKnown(recipes)?.find(recipe => recipe.id === id)
          if (there && now && there.changes !== now.changes) void $records.reload()
        })
      )

      return {
        $records,
        /** Numbers of the records that are ticked and still there, in the order of ticking. */
        $selected: computed([$selected, $records], (selected, records) => {
          const numbers = new Set(lastKnown(records)?.records.map(({ number }) => number))
          return selected.filter(number => numbers.has(number))
        }),
        select(number: number, ticked: boolean): void {
          const others = $selected.get().filter(other => other !== number)
          $selected.set(ticked ? [...others, number] : others)
        },
        deselect: () => $selected.set([]),
        renew,
        known,
        opened: (number: number) => resource(() => readRecipeRecord(id, number)),
        newRecord: (recipe: Recipe, initial: RecordValues) =>
          createNewRecord({ recipe, others: known, onSaved: renew }, initial),
        recordChange: (recipe: Recipe, loaded: Versioned<RecipeRecord>) =>
          createRecordChange({ recipe, others: known, onSaved: renew }, loaded),

        importRecords: (recipe: Recipe) =>
          createImport(recipe, lastKnown($records.get()) ?? { changes: 0, records: [] }, renew),

        /** Loads a record to the PLC as it is known now: one that changes meanwhile is refused. */
        loading(number: number) {
          const changes = lastKnown($records.get())?.changes ?? 0
          const name = known().find(record => record.number === number)?.name ?? ''
          const run = async () => {
            try {
              await loadRecipeRecord(id, number, changes)
              await $recipes.reload()
            } catch (error) {
              if (refusalOf(asApiError(error))) void renew()
              throw error
            }
          }
          return { name, run }
        },

        async remove(number: number): Promise<void> {
          await deleteRecipeRecord(id, number)
          await renew()
        }
      }
    },

    exportCsv
  }
}

export type RecipeModel = ReturnType<typeof createRecipe>
export type RecordsModel = ReturnType<RecipeModel['recordsOf']>

/** What is known of the recipes, also while they cannot be read. */
export const allRecipes = (recipes: Loadable<Recipe[]>): readonly Recipe[] => lastKnown(recipes) ?? []
