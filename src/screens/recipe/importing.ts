import { atom, computed } from 'nanostores'
import { importRecipe, type Recipe, type RecipeImported, type RecipeRecords, readRecipeRecords } from '../../api/recipe'
import { validateFile } from '../../lib/form/file-rules'
import type { Message } from '../../lib/text/message'
import { FILE_ENDINGS, LARGEST_FILE, type ReadFile, readImport } from './import-file'
import { type Existing, type PlannedRow, planImport } from './import-plan'

type Picked = { file: File; read: ReadFile }

/** An import of one file: what is in it, what it would do, and the deed. */
export function createImporting(recipe: Recipe, loaded: RecipeRecords, renew: () => Promise<unknown>) {
  const $picked = atom<Picked | undefined>()
  const $existing = atom<Existing>('update')
  const $records = atom(loaded)

  const $plan = computed([$picked, $existing, $records], (picked, existing, { records }): PlannedRow[] | undefined =>
    picked && 'rows' in picked.read ? planImport(picked.read.rows, recipe, records, existing) : undefined
  )

  return {
    $picked,
    $existing,
    $plan,
    pickExisting: (existing: Existing) => $existing.set(existing),

    async pick(file: File): Promise<void> {
      const problem = validateFile(file, { endings: FILE_ENDINGS, mostBytes: LARGEST_FILE })
      const text = problem ? undefined : await textOf(file)
      const unreadable: Message = problem ?? 'recipe.import.encoding'
      $picked.set({ file, read: text === undefined ? { problem: unreadable } : readImport(text, recipe) })
    },

    /** Writes the rows without errors. @throws ApiError */
    async run(): Promise<RecipeImported> {
      const rows = ($plan.get() ?? []).filter(({ outcome }) => outcome !== 'wrong').map(({ row }) => row)
      const { changes } = $records.get()
      const { definition } = recipe
      const done = await importRecipe(recipe.id, { definition, changes, existing: $existing.get(), rows })
      await renew()
      return done
    },

    /** After somebody changed records: the rows are compared with those of now. */
    async compareAnew(): Promise<void> {
      $records.set(await readRecipeRecords(recipe.id))
    }
  }
}

/** A spreadsheet may save in the code page of its country, which would turn letters into others. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return undefined
  }
}
