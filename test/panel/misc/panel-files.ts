import { recipeCsv } from '../recipe/recipe-csv'
import type { PanelState } from '../state'
import type { ServedFile } from './engine'

/** The records of the panel that the FTP server offers: recipes, and the backups that wait for a download. */
export function servedFiles({ recipes, panelFiles }: PanelState, now: number): ServedFile[] {
  const format = { separator: ';', decimal: ',' } as const
  return [
    ...recipes.map(recipe => ({
      folder: '/recipe',
      name: `${recipe.id}.csv`,
      modifiedAt: now,
      read: () => Buffer.from([...recipeCsv(recipe, format)].join(''))
    })),
    ...panelFiles.map(({ path, modifiedAt, read }) => ({
      folder: '/backup',
      name: path.split('/').pop() ?? path,
      modifiedAt,
      read
    }))
  ]
}
