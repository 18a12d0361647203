import type { Reasons } from '../../ui/page/failure-banner'

/** What the panel may have against a change of records. */
export const REASONS: Reasons = {
  recipeInUse: 'recipe.refused.inUse',
  definitionChanged: 'recipe.refused.definition',
  recordLimit: 'recipe.refused.limit',
  recordsChanged: 'recipe.refused.records'
}

/** What it may have against a load to the PLC. */
export const LOAD_REASONS: Reasons = {
  notAllowed: 'recipe.refused.load',
  plcDisconnected: 'recipe.refused.plc',
  recordsChanged: 'recipe.refused.loadChanged',
  valuesRefused: 'recipe.refused.loadValues'
}
