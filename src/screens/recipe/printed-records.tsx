import { useStore } from '@nanostores/preact'
import type { Recipe, RecipeRecord } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { deviceTimeText } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { PrintSheet } from '../../ui/page/print-sheet'
import styles from './recipe.module.css'
import { isNumeric } from './value-rules'
import { breakable, itemTitle, valueText } from './value-text'

interface PrintedRecordsProps {
  recipe: Recipe
  rows: readonly RecipeRecord[]
  /** The search that the rows match. */
  query: string
  onDone: () => void
}

/** All rows as a plain table for printing. */
export function PrintedRecords({ recipe, rows, query, onDone }: PrintedRecordsProps) {
  const { t } = useText()
  const hmi = useStore($hmiName)
  const time = useModel(deviceTimeText)
  const facts = [
    hmi && t('common.term.hmiNameIs', { name: plainText(hmi, 60) }),
    time && t('common.term.printed', { time }),
    query && t('recipe.print.search', { text: plainText(query, 60) }),
    t('common.term.records', { count: rows.length })
  ]
  return (
    <PrintSheet title={plainText(recipe.name, 60) || recipe.id} facts={facts} onDone={onDone}>
      <table className={styles.printed}>
        <thead>
          <tr>
            <th>{t('common.term.number')}</th>
            <th>{t('common.term.name')}</th>
            {recipe.items.map((item, index) => (
              <th key={`item${index}`}>{itemTitle(item, index)}</th>
            ))}
            <th>{t('common.term.changedAt')}</th>
            <th>{t('recipe.changedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, values, changed_at, changed_by }) => (
            <tr key={number}>
              <td data-align="end">{number}</td>
              <td data-free>{plainText(name)}</td>
              {recipe.items.map((item, index) => (
                <td
                  key={`item${index}`}
                  data-align={isNumeric(item) ? 'end' : undefined}
                  data-free={item.type === 'string' || undefined}
                >
                  {breakable(valueText(item, values[index] ?? '', t))}
                </td>
              ))}
              <td>{plainText(changed_at, 32)}</td>
              <td>{plainText(changed_by, 60) || t('recipe.byProgram')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}
