import { recipeImport, recipeRow } from '../../api/generated/limits/recipe'
import type { Recipe } from '../../api/recipe'
import { length, required } from '../../lib/form/rules'
import { type Cell, type FileColumns, textCell } from '../../lib/table-file/column'
import type { TableFormat } from '../../lib/table-file/read-table'
import type { DecimalSign } from '../../lib/text/numbers'
import { plainText } from '../../lib/text/plain-text'
import { itemField, type RecordValues } from './record-form'
import { isNumeric, readValue } from './value-rules'
import { itemName } from './value-text'

/** The number of a record; null if the row has none. */
export const numberOf = (text = ''): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** The panel's export format: a row with the recipe's name and definition, titles, and one row per record. */
export function recipeFormat({ name, definition, items }: Recipe): TableFormat<RecordValues> {
  const itemColumns = items.map((item, index) => [
    itemField(index),
    {
      title: item.name,
      label: itemName(item, index),
      required: true,
      numeric: isNumeric(item),
      parse: (cell: string, decimal: DecimalSign) => readValue(item, cell, decimal)
    }
  ])
  const columns: FileColumns<RecordValues> = {
    number: { title: 'No.', local: inOtherLanguages('common.term.number'), parse: numberCell },
    name: {
      title: 'Name',
      local: inOtherLanguages('common.term.name'),
      required: true,
      parse: textCell(required, length(...recipeRow.name))
    },
    ...Object.fromEntries(itemColumns)
  }
  return {
    columns,
    maxRows: recipeImport.rows[1],
    ignoredTitles: [
      ...['Changed at', 'Changed by'],
      ...Object.values(inOtherLanguages('common.term.changedAt')),
      ...Object.values(inOtherLanguages('recipe.changedBy'))
    ],
    preamble: {
      mark: '#recipe',
      validate([, source = '', exported]) {
        if (source !== name)
          return { severity: 'error', message: ['recipe.import.otherRecipe', { name: plainText(source, 60) }] }
        return exported === definition ? undefined : { severity: 'warning', message: 'recipe.import.changed' }
      }
    }
  }
}

function numberCell(cell: string): Cell<string> {
  const value = cell.trim()
  return { value, error: value !== '' && numberOf(value) === null ? 'errors.integer' : undefined }
}
