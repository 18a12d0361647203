import { exportRecipe, type RecipeExport } from '../../api/recipe'
import { followDownload } from '../../lib/browser/download'
import { recall, remember } from '../../lib/browser/storage'

export type Separator = RecipeExport['separator']

const KEY = 'recipeExport'
const SEPARATORS: readonly Separator[] = [',', ';', '\t']

/** The separator last used in this browser. */
export function lastSeparator(): Separator {
  const last = recall(KEY)
  return SEPARATORS.find(separator => separator === last) ?? ','
}

/** @throws ApiError */
export async function exportCsv(id: string, separator: Separator): Promise<void> {
  remember(KEY, separator)
  const { url } = await exportRecipe(id, { separator })
  followDownload(url)
}
