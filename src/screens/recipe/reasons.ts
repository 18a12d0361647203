import type { Reasons } from '../../ui/failure-banner'

/** What the panel may have against a change of records. */
export const REASONS: Reasons = {
  recipeInUse: 'recipe.refused.inUse',
  definitionChanged: 'recipe.refused.definition',
  recordLimit: 'recipe.refused.limit',
  recordsChanged: 'recipe.refused.records'
}
