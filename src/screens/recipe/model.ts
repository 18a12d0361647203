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
import { createExportForm } from './export-form'
import { createImport } from './import'
import { createNewRecord, createRecordChange, type RecordValues } from './record-form'

const POLL_SECONDS = 10

export function createRecipe() {
  const $recipes = polled(listRecipes, { everySeconds: POLL_SECONDS })
  const $picked = atom('')

  /** The picked recipe, or else the first. */
  const $recipe = computed([$recipes, $picked], (recipes, picked) => {
    const loadedRecords = allRecipes(recipes)
    return loadedRecords.find(({ id }) => id === picked) ?? loadedRecords[0]
  })

  return {
    $recipes,
    $recipe,
    pick: (id: string) => $picked.set(id),

    /** The records of a recipe, reloaded when the panel's count of changes differs. */
    recordsOf(id: string) {
      const $records = resource(signal => readRecipeRecords(id, signal))
      const $selected = atom<readonly number[]>([])
      const loadedRecords = () => lastKnown($records.get())?.items ?? []
      const reload = () => Promise.all([$records.reload(), $recipes.reload()])
      /** The number of the record that was added last. */
      const $added = atom<number | undefined>()

      async function onAdded({ number }: RecipeRecord): Promise<void> {
        await reload()
        $added.set(number)
      }

      onMount($records, () =>
        $recipes.listen(recipes => {
          const loaded = lastKnown($records.get())
          const current = lastKnown(recipes)?.find(recipe => recipe.id === id)
          if (loaded && current && loaded.changes !== current.changes) void $records.reload()
        })
      )

      return {
        $records,
        $added,
        /** Numbers of the selected records that still exist, in the order of selection. */
        $selected: computed([$selected, $records], (selected, records) => {
          const numbers = new Set(lastKnown(records)?.items.map(({ number }) => number))
          return selected.filter(number => numbers.has(number))
        }),
        select(number: number, ticked: boolean): void {
          const others = $selected.get().filter(other => other !== number)
          $selected.set(ticked ? [...others, number] : others)
        },
        deselect: () => $selected.set([]),
        reload,
        loadedRecords,
        opened: (number: number) => resource(() => readRecipeRecord(id, number)),
        newRecord: (recipe: Recipe, initial: RecordValues) =>
          createNewRecord({ recipe, others: loadedRecords, onAdded }, initial),
        recordChange: (recipe: Recipe, loaded: Versioned<RecipeRecord>) =>
          createRecordChange({ recipe, others: loadedRecords, onSaved: reload }, loaded),

        importRecords: (recipe: Recipe) =>
          createImport(recipe, lastKnown($records.get()) ?? { items: [], total: 0, changes: 0 }, reload),

        /** Prepares to load a record to the PLC; the panel refuses the load if the record has changed since. */
        prepareLoad(number: number) {
          const changes = lastKnown($records.get())?.changes ?? 0
          const name = loadedRecords().find(record => record.number === number)?.name ?? ''
          const run = async () => {
            try {
              await loadRecipeRecord(id, number, changes)
              await $recipes.reload()
            } catch (error) {
              if (refusalOf(asApiError(error))) void reload()
              throw error
            }
          }
          return { name, run }
        },

        async remove(number: number): Promise<void> {
          await deleteRecipeRecord(id, number)
          await reload()
        }
      }
    },

    exportForm: (id: string) => createExportForm(id)
  }
}

export type RecipeModel = ReturnType<typeof createRecipe>
export type RecordsModel = ReturnType<RecipeModel['recordsOf']>

/** The last known recipes, even if reading them fails now. */
export const allRecipes = (recipes: Loadable<Recipe[]>): readonly Recipe[] => lastKnown(recipes) ?? []
