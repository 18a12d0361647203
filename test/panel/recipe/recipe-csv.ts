import type { Schemas } from '../../../src/api/generated/schema'
import type { Language } from '../events/event-log-state'
import { textCell } from '../exports/csv'
import { titleIn } from '../exports/readable'
import { definitionOf, type RecipeSource } from './recipes'

type Choices = Schemas['RecipeExport'] & { readable_in?: Language }

/** The first line names the recipe; numbers stay bare, also those with more digits than a spreadsheet keeps. */
export function* recipeCsv(source: RecipeSource, { separator, decimal, readable_in }: Choices): Generator<string> {
  const { name, items, records } = source
  const line = (cells: string[]) => `${cells.join(separator)}\r\n`
  yield `\uFEFF${line(['#recipe', textCell(name), definitionOf(source)])}`
  const title = (name: string) => titleIn(readable_in, name)
  const names = items.map(item => textCell(item.name))
  yield line([title('No.'), title('Name'), ...names, title('Changed at'), title('Changed by')])
  for (const { number, name: recordName, values, changed_at, changed_by } of records) {
    const cells = values.map((value, index) =>
      items[index]?.type === 'string' ? textCell(value) : value.replace('.', decimal)
    )
    yield line([String(number), textCell(recordName), ...cells, changed_at, textCell(changed_by)])
  }
}
