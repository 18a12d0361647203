import type { RecipeSource } from './recipes'

export interface RecipeSlice {
  recipes: RecipeSource[]
}
