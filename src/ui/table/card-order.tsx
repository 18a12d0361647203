import { useText } from '../../lib/text/use-text'
import { SelectField } from '../form/select-field'
import { IconButton } from '../page/icon-button'
import styles from './card-list.module.css'
import type { Column } from './column'
import type { Sorting } from './use-sorted'

interface CardOrderProps<R> {
  columns: readonly Column<R>[]
  sorting: Sorting | undefined
  onSort: (column: string) => void
}

/** Sorts cards, which have no column heads. */
export function CardOrder<R>({ columns, sorting, onSort }: CardOrderProps<R>) {
  const { t } = useText()
  const sortable = columns.filter(({ compare }) => compare)
  if (sortable.length === 0) return null
  const unsorted = sorting ? [] : [{ value: '', text: t('common.table.unsorted') }]
  return (
    <div className={styles.order} data-unprinted>
      <SelectField
        bare
        label={t('common.table.sort')}
        value={sorting?.column ?? ''}
        options={[
          ...unsorted,
          ...sortable.map(({ id, title }) => ({ value: id, text: t('common.table.sortedBy', { column: title }) }))
        ]}
        onPick={onSort}
      />
      {sorting && (
        <IconButton
          icon={sorting.descending ? 'chevron-down' : 'chevron-up'}
          label={t('common.table.reverse')}
          onClick={() => onSort(sorting.column)}
        />
      )}
    </div>
  )
}
