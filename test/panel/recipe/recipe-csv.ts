import type { Schemas } from '../../../src/api/generated/schema'
import { textCell } from '../exports/csv'
import { definitionOf, type RecipeSource } from './recipes'

type Choices = Schemas['RecipeExport']

/** The first line names the recipe; numbers stay bare, also those with more digits than a spreadsheet keeps. */
export function* recipeCsv(source: RecipeSource, { separator, decimal }: Choices): Generator<string> {
  const { name, items, records } = source
  const line = (cells: string[]) => `${cells.join(separator)}\r\n`
  yield `\uFEFF${line(['#recipe', textCell(name), definitionOf(source)])}`
  yield line(['No.', 'Name', ...items.map(item => textCell(item.name)), 'Changed at', 'Changed by'])
  for (const { number, name: title, values, changed_at, changed_by } of records) {
    const cells = values.map((value, index) =>
      items[index]?.type === 'string' ? textCell(value) : value.replace('.', decimal)
    )
    yield line([String(number), textCell(title), ...cells, changed_at, textCell(changed_by)])
  }
}
