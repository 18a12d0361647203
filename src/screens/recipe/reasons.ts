import type { RefusalTexts } from '../../api/client/refusal-types'
import type { RecipeImportRefusal, RecordRefusal } from '../../api/recipe'

/** Refusals to change records, apart from field errors. */
export const REASONS: RefusalTexts<RecordRefusal | RecipeImportRefusal, 'already_exists'> = {
  recipe_in_use: 'recipe.refused.inUse',
  definition_changed: 'recipe.refused.definition',
  limit_reached: 'recipe.refused.limit',
  records_changed: 'recipe.refused.records'
}
