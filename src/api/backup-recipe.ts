import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/backup-recipe'
import { Download } from './generated/shapes/download'
import { FileTargetTest } from './generated/shapes/file-target-test'
import { Job } from './generated/shapes/job'

export type RecipeBackupSettings = Schemas['RecipeBackupSettings']
export type NewRecipeBackupSettings = Schemas['NewRecipeBackupSettings']
export type RecipeBackupSituation = Schemas['RecipeBackupSituation']
export type RecipeBackup = Schemas['RecipeBackup']
export type RecipeRestorePlan = Schemas['RecipeRestorePlan']
export type RecipeJobErrorCode = Schemas['RecipeJobErrorCode']
type CopyPath = `/project/recipe-backups/{id}${'' | '/downloads' | '/dry-runs' | '/restores'}`
export type RecipeBackupRefusal = RefusalCode<'/project/recipe-backups' | CopyPath>
export type RecipeBackupFault = FieldCode<'/project/recipe-backups/settings'>
export type RecipeRestore = Schemas['RecipeRestore']
export type RecipeRestoreFault = FieldCode<'/project/recipe-backups/{id}/restores'>

export const readRecipeBackupSettings = (signal?: AbortSignal) =>
  getVersioned('/project/recipe-backups/settings', shapes.RecipeBackupSettings, { signal })

export const saveRecipeBackupSettings = (settings: NewRecipeBackupSettings, version: string) =>
  put('/project/recipe-backups/settings', settings, { version })

/** Tests a target that need not be saved. */
export const testRecipeBackupTarget = (target: Schemas['NewFileTarget']) =>
  post('/project/recipe-backups/target-tests', target, { reply: FileTargetTest })

export const readRecipeBackupSituation = (signal?: AbortSignal) =>
  get('/project/recipe-backups/situation', shapes.RecipeBackupSituation, { signal })

export const listRecipeBackups = (signal?: AbortSignal) =>
  get('/project/recipe-backups', shapes.RecipeBackups, { signal }).then(itemsOf)

/** @param target in place of that of the settings, this once */
export const startRecipeBackup = (target?: RecipeBackup['target']) =>
  post('/project/recipe-backups', undefined, { query: target ? { target } : {}, reply: Job })

export const deleteRecipeBackup = (id: string) => del('/project/recipe-backups/{id}', undefined, { params: { id } })

export const downloadRecipeBackup = (id: string) =>
  post('/project/recipe-backups/{id}/downloads', undefined, { params: { id }, reply: Download })

export const tryRecipeRestore = (id: string) =>
  post('/project/recipe-backups/{id}/dry-runs', undefined, { params: { id }, reply: shapes.RecipeRestorePlan })

export const restoreRecipes = (id: string, wanted: RecipeRestore) =>
  post('/project/recipe-backups/{id}/restores', wanted, { params: { id }, reply: Job })
