import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Recipe } from '../../api/recipe'
import { $i18n } from '../../lib/i18n'
import { plainText } from '../../lib/plain-text'
import { useModel } from '../../lib/use-model'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { StatusBadge } from '../../ui/status-badge'
import { SwitchField } from '../../ui/switch-field'
import { type Column, Table } from '../../ui/table'
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

/** Two records side by side, as they are when the dialog opens. */
export function CompareDialog({ recipe, records, numbers, onClose }: CompareDialogProps) {
  const { t, plural } = useStore($i18n)
  const pair = useModel(() => numbers.map(number => records.known().find(record => record.number === number)))
  const [differentOnly, setDifferentOnly] = useState(false)
  const [one, other] = pair
  if (!one || !other) return null
  const all = comparedItems(recipe.items, one.values, other.values)
  const different = all.filter(row => row.different)
  const column = (id: 'one' | 'other', { number, name }: { number: number; name: string }): Column<Comparison> => ({
    id,
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
      title: t('recipe.compare.difference'),
      width: '6.5rem',
      cell: row => (
        <span className={styles.value}>
          <StatusBadge tone={row.different ? 'warn' : 'off'}>
            {t(row.different ? 'recipe.compare.different' : 'recipe.compare.same')}
          </StatusBadge>
        </span>
      )
    }
  ]
  return (
    <Dialog
      title={t('recipe.compare.title')}
      wide
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <p>{plural('recipe.compare.count', different.length)}</p>
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
