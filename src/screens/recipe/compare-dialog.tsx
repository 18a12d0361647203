import { useState } from 'react'
import type { Recipe } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../../ui/dialog/dialog'
import { SwitchField } from '../../ui/form/switch-field'
import { EmptyState } from '../../ui/page/empty-state'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { type Comparison, comparedItems } from './comparison'
import type { RecordsModel } from './model'
import styles from './recipe.module.css'
import { breakable, itemTitle, valueText } from './value-text'

interface CompareDialogProps {
  recipe: Recipe
  records: RecordsModel
  numbers: readonly [number, number]
  onClose: () => void
}

/** Two records side by side, as of when the dialog opens. */
export function CompareDialog({ recipe, records, numbers, onClose }: CompareDialogProps) {
  const { t } = useText()
  const pair = useModel(() => numbers.map(number => records.loadedRecords().find(record => record.number === number)))
  const [differentOnly, setDifferentOnly] = useState(false)
  const [one, other] = pair
  if (!one || !other) return null
  const all = comparedItems(recipe.items, one.values, other.values)
  const different = all.filter(row => row.different)
  const column = (id: 'one' | 'other', { number, name }: { number: number; name: string }): Column<Comparison> => ({
    id,
    card: 'fact',
    title: t('recipe.compare.record', { number, name: plainText(name, 60) }),
    cell: row => (
      <span className={row.different ? styles.different : undefined}>
        <bdi>{breakable(valueText(row.item, row[id], t))}</bdi>
      </span>
    )
  })
  const columns: Column<Comparison>[] = [
    { id: 'item', title: t('recipe.item'), cell: ({ item, index }) => itemTitle(item, index) },
    column('one', one),
    column('other', other),
    {
      id: 'difference',
      card: 'fact',
      title: t('recipe.compare.difference'),
      width: '6.5rem',
      cell: row => (
        <span className={textStyles.line}>
          <StatusBadge tone={row.different ? 'warn' : 'plain'}>
            {t(row.different ? 'recipe.compare.different' : 'recipe.compare.same')}
          </StatusBadge>
        </span>
      )
    }
  ]
  return (
    <Dialog title={t('recipe.compare.title')} wide onCancel={onClose}>
      <p>{t('recipe.compare.count', { count: different.length })}</p>
      <SwitchField label={t('recipe.compare.only')} value={differentOnly} onPick={setDifferentOnly} />
      <Table
        label={t('recipe.compare.title')}
        columns={columns}
        rows={differentOnly ? different : all}
        keyOf={({ index }) => String(index)}
        empty={<EmptyState title={t('recipe.compare.equal')} />}
      />
    </Dialog>
  )
}
