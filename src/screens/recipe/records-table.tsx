import { useStore } from '@nanostores/preact'
import type { Recipe, RecipeRecord } from '../../api/recipe'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { RowCheck } from '../../ui/table/row-check'
import { Table } from '../../ui/table/table'
import type { RecordsModel } from './model'
import { compareValues, isNumeric } from './value-rules'
import { breakable, itemTitle, valueText } from './value-text'

interface RecordsTableProps {
  recipe: Recipe
  records: RecordsModel
  rows: readonly RecipeRecord[]
  /** Whether the rows are the result of a search. */
  search: string
  onOpen: (number: number) => void
}

/** Types with values of up to 26 characters. */
const WIDE_TYPES = ['int64', 'uint64', 'string']
const BY_NUMBER = { column: 'number', descending: false }

export function RecordsTable({ recipe, records, rows, search, onOpen }: RecordsTableProps) {
  const { t } = useText()
  const selected = useStore(records.$selected)
  const added = useStore(records.$added)
  const isSelected = ({ number }: RecipeRecord) => selected.includes(number)
  const columns: Column<RecipeRecord>[] = [
    // Its head does not select all: no action is for more than two.
    {
      id: 'select',
      card: 'check',
      selected: isSelected,
      title: t('common.term.select'),
      width: '4.5rem',
      cell: record => (
        <RowCheck
          label={t('recipe.select.record', { name: plainText(record.name, 60) })}
          checked={isSelected(record)}
          onPick={checked => records.select(record.number, checked)}
        />
      )
    },
    {
      id: 'number',
      card: 'fact',
      title: t('common.term.number'),
      width: '6rem',
      align: 'end',
      cell: ({ number }) => number,
      compare: (one, other) => one.number - other.number
    },
    {
      id: 'name',
      card: 'title',
      title: t('common.term.name'),
      width: '16rem',
      cell: ({ number, name }) => (
        <RowButton onPress={() => onOpen(number)}>
          <PanelText>{plainText(name) || `#${number}`}</PanelText>
        </RowButton>
      ),
      compare: (one, other) => one.name.localeCompare(other.name)
    },
    ...recipe.items.map(
      (item, index): Column<RecipeRecord> => ({
        id: `item${index}`,
        ...(index === 0 && { card: 'fact' as const }),
        title: itemTitle(item, index),
        ...(isNumeric(item) && { align: 'end' as const }),
        width: WIDE_TYPES.includes(item.type) ? '16rem' : '10rem',
        cell: ({ values }) => <bdi className={textStyles.line}>{valueText(item, values[index] ?? '', t)}</bdi>,
        printed: ({ values }) => breakable(valueText(item, values[index] ?? '', t)),
        compare: (one, other) => compareValues(item, one.values[index] ?? '', other.values[index] ?? '')
      })
    ),
    {
      id: 'changedAt',
      title: t('common.term.changedAt'),
      width: '12rem',
      cell: ({ changed_at }) => <span className={textStyles.line}>{plainText(changed_at, 32)}</span>,
      compare: (one, other) => one.changed_at.localeCompare(other.changed_at)
    },
    {
      id: 'changedBy',
      title: t('recipe.changedBy'),
      cell: ({ changed_by }) => (
        <bdi className={textStyles.line}>{plainText(changed_by, 60) || t('recipe.byProgram')}</bdi>
      ),
      compare: (one, other) => one.changed_by.localeCompare(other.changed_by)
    }
  ]
  return (
    <Table
      label={t('recipe.table', { name: plainText(recipe.name, 60) })}
      columns={columns}
      rows={rows}
      keyOf={({ number }) => String(number)}
      sorting={BY_NUMBER}
      search={search}
      scrolls
      added={added === undefined ? undefined : String(added)}
      empty={
        search.trim() ? (
          <EmptyState icon="search" title={t('recipe.notFound')} />
        ) : (
          <EmptyState title={t('recipe.empty')}>{t('recipe.empty.hint')}</EmptyState>
        )
      }
    />
  )
}
