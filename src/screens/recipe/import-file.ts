import type { Recipe } from '../../api/recipe'
import { parseCsv, withoutGuard } from '../../lib/table-file/csv-parse'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'

export const LARGEST_FILE = 4_000_000
export const FILE_ENDINGS = ['.csv', '.txt'] as const
const MOST_ROWS = 1000
const NUMBER = 'No.'
const NAME = 'Name'
const IGNORED = ['Changed at', 'Changed by']

export interface FileRow {
  /** Where it stands in the file. */
  line: number
  number: string
  name: string
  /** In the order of the items. */
  values: string[]
}

export type ReadFile =
  | { problem: Message; columns?: { missing: string[]; unknown: string[] } }
  /** `changed`: the project has changed the definition since the export. */
  | { rows: FileRow[]; changed: boolean }

/** Reads the text of a file as records of a recipe, without judging their values. */
export function readImport(text: string, { name, definition, items }: Recipe): ReadFile {
  const { rows, problems } = parseCsv(text)
  const [trouble] = problems
  if (trouble) return { problem: ['recipe.import.broken', { line: trouble.line, column: trouble.column }] }
  const [mark, source, made] = rows[0]?.cells ?? []
  const marked = mark === '#recipe'
  if (marked && withoutGuard(source ?? '') !== name)
    return { problem: ['recipe.import.otherRecipe', { name: plainText(source ?? '', 60) }] }
  const [head, ...body] = marked ? rows.slice(1) : rows
  if (!head || body.length === 0) return { problem: 'recipe.import.noRows' }
  if (body.length > MOST_ROWS) return { problem: ['recipe.import.tooMany', { most: MOST_ROWS }] }

  const titles = trimmedEnd(head.cells).map(withoutGuard)
  const wanted = [NUMBER, NAME, ...items.map(item => item.name)]
  const missing = wanted.filter(title => title !== NUMBER && !titles.includes(title))
  const unknown = titles.filter(title => !wanted.includes(title) && !IGNORED.includes(title))
  if (missing.length > 0 || unknown.length > 0)
    return { problem: 'recipe.import.columns', columns: { missing, unknown } }

  const places = wanted.map(title => titles.indexOf(title))
  const read = body.map(({ line, cells }): FileRow => {
    const [number = '', title = '', ...values] = places.map(place => withoutGuard(cells[place] ?? ''))
    return { line, number: number.trim(), name: title.trim(), values }
  })
  return { rows: read, changed: marked && made !== definition }
}

/** A spreadsheet fills short lines up with empty cells. */
function trimmedEnd(cells: readonly string[]): readonly string[] {
  const filled = cells.map(cell => cell !== '').lastIndexOf(true)
  return cells.slice(0, filled + 1)
}
