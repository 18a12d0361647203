import type { Services, StateOf } from '../state'
import { backupRecipeHandlers } from './backup-recipe-handlers'
import { backupRecipeSeed } from './backup-recipe-seed'
import { createRecipeBackups, type RecipeBackups } from './recipe-backups'
import { recipeHandlers } from './recipe-handlers'
import { recipeSeed } from './recipe-seed'

export const seeds = { backupRecipeSeed, recipeSeed }

export const handlers = { ...backupRecipeHandlers, ...recipeHandlers }

export const services = {
  recipeBackups: ({ clock, state, jobs, mailQueue, storage }: Services) =>
    createRecipeBackups(clock, state, jobs, mailQueue, storage)
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    recipeBackups: RecipeBackups
  }
}
