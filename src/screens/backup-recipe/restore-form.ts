import { type RecipeRestoreFault, type RecipeRestorePlan, restoreRecipes } from '../../api/backup-recipe'
import type { FieldTexts } from '../../api/client/refusal-types'
import type { Job } from '../../api/jobs'
import { createForm, type Form } from '../../lib/form/form'
import { length, type Rule, required } from '../../lib/form/rules'

const CODES: FieldTexts<RecipeRestoreFault> = { count_differs: 'backupRecipe.restore.countDiffers' }

export interface RestoreValues {
  records: string
  reason: string
}

/** The record count has to be typed, to prevent an accidental restore. */
export function createRestoreForm(plan: RecipeRestorePlan, onStarted: (job: Job) => void): Form<RestoreValues> {
  const sameCount: Rule<unknown> = value =>
    value.trim() === String(plan.records) ? undefined : 'backupRecipe.restore.countDiffers'
  return createForm<RestoreValues>({
    initial: { records: '', reason: '' },
    rules: {
      records: [required, sameCount],
      reason: plan.production_running ? [required, length(1, 200)] : [length(1, 200)]
    },
    codes: CODES,
    async save({ reason }) {
      onStarted(await restoreRecipes(plan.copy.id, plan.records, reason.trim()))
    }
  })
}
