import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import { type ExportLanguage, readableIn } from './exports'
import type { Schemas } from './generated/schema'
import { Download } from './generated/shapes/download'
import * as shapes from './generated/shapes/recipe'

export type Recipe = Schemas['Recipe']
export type RecipeItem = Schemas['RecipeItem']
export type RecipeRecord = Schemas['RecipeRecord']
export type RecipeRecords = Schemas['RecipeRecords']
export type NewRecipeRecord = Schemas['NewRecipeRecord']
export type RecipeImport = Schemas['RecipeImport']
export type RecipePlc = Schemas['RecipePlc']
export type RecipeExport = Schemas['RecipeExport']
type RecordPath = `/project/recipes/{id}/records${'' | '/{number}'}`
export type RecordRefusal = RefusalCode<RecordPath>
export type RecordFault = FieldCode<RecordPath>
export type RecipeImportRefusal = RefusalCode<'/project/recipes/{id}/imports'>
export type RecordLoadRefusal = RefusalCode<'/project/recipes/{id}/records/{number}/loads'>

export const listRecipes = (signal?: AbortSignal) => get('/project/recipes', shapes.Recipes, { signal }).then(itemsOf)

export const readRecipeRecords = (id: string, signal?: AbortSignal) =>
  get('/project/recipes/{id}/records', shapes.RecipeRecords, { params: { id }, signal })

export const readRecipeRecord = (id: string, number: number) =>
  getVersioned('/project/recipes/{id}/records/{number}', shapes.RecipeRecord, { params: { id, number } })

export const createRecipeRecord = (id: string, record: NewRecipeRecord) =>
  post('/project/recipes/{id}/records', record, { params: { id }, reply: shapes.RecipeRecord })

export const updateRecipeRecord = (id: string, number: number, record: NewRecipeRecord, version: string) =>
  put('/project/recipes/{id}/records/{number}', record, { params: { id, number }, version })

export const deleteRecipeRecord = (id: string, number: number) =>
  del('/project/recipes/{id}/records/{number}', undefined, { params: { id, number } })

/** The machine uses the values at once. */
export const loadRecipeRecord = (id: string, number: number, changes: number) =>
  post(
    '/project/recipes/{id}/records/{number}/loads',
    { changes },
    { params: { id, number }, reply: shapes.RecipeLoad }
  )

export const exportRecipe = (id: string, choices: RecipeExport, language?: ExportLanguage) =>
  post('/project/recipes/{id}/exports', choices, { params: { id }, ...readableIn(language), reply: Download })

export const importRecipe = (id: string, records: RecipeImport) =>
  post('/project/recipes/{id}/imports', records, { params: { id }, reply: shapes.RecipeImported })
