import {
  type RecipeRestore,
  type RecipeRestoreFault,
  type RecipeRestorePlan,
  restoreRecipes
} from '../../api/backup-recipe'
import type { FieldTexts } from '../../api/client/refusal-types'
import { recipeRestore } from '../../api/generated/limits/backup-recipe'
import type { Job } from '../../api/jobs'
import { createForm, type Form } from '../../lib/form/form'
import { length, type Rule, required, when } from '../../lib/form/rules'

const CODES: FieldTexts<RecipeRestoreFault> = { count_differs: 'backupRecipe.restore.countDiffers' }

export interface RestoreValues {
  recipes: readonly string[]
  memory: RecipeRestore['memory']
  records: string
  reason: string
}

/** How many records a restore of these recipes writes. */
export function countRecords({ recipes }: RecipeRestorePlan, chosen: readonly string[]): number {
  return recipes
    .filter(({ recipe }) => chosen.includes(recipe))
    .reduce((sum, { added, changed, unchanged }) => sum + added + changed + unchanged, 0)
}

/**
 * Everything that the copy holds, less what is deselected. The count of records has to be typed where recipes are restored, to
 * prevent an accidental restore.
 */
export function createRestoreForm(plan: RecipeRestorePlan, onStarted: (job: Job) => void): Form<RestoreValues> {
  const sameCount: Rule<RestoreValues> = (value, { recipes }) =>
    value.trim() === String(countRecords(plan, recipes)) ? undefined : 'backupRecipe.restore.countDiffers'
  const hasRecipes = ({ recipes }: RestoreValues) => recipes.length > 0
  return createForm<RestoreValues>({
    initial: {
      recipes: plan.recipes.map(({ recipe }) => recipe),
      memory: plan.memory.map(({ area }) => area),
      records: '',
      reason: ''
    },
    rules: {
      records: [when(hasRecipes, required), when(hasRecipes, sameCount)],
      reason: plan.production_running ? [required, length(...recipeRestore.reason)] : [length(...recipeRestore.reason)]
    },
    check: ({ recipes, memory }) =>
      recipes.length + memory.length === 0 ? { recipes: 'backupRecipe.contents.none' } : {},
    codes: CODES,
    async save({ recipes, memory, reason }) {
      const records = countRecords(plan, recipes)
      onStarted(await restoreRecipes(plan.copy.id, { recipes: [...recipes], memory, records, reason: reason.trim() }))
    }
  })
}
