import { useStore } from '@nanostores/preact'
import type { RecipeRestorePlan } from '../../api/backup-recipe'
import { $i18n } from '../../lib/i18n'
import { plainText } from '../../lib/plain-text'
import { EmptyState } from '../../ui/empty-state'
import { PanelText } from '../../ui/panel-text'
import { type Column, Table } from '../../ui/table'

type Count = RecipeRestorePlan['recipes'][number]

const FIELDS = ['added', 'changed', 'deleted', 'unchanged'] as const

export function RestoreCounts({ plan }: { plan: RecipeRestorePlan }) {
  const { t } = useStore($i18n)
  const columns: Column<Count>[] = [
    {
      id: 'recipe',
      title: t('backupRecipe.restore.recipe'),
      cell: ({ recipe }) => <PanelText>{plainText(recipe, 60)}</PanelText>
    },
    ...FIELDS.map(
      (field): Column<Count> => ({
        id: field,
        title: t(`backupRecipe.restore.${field}`),
        align: 'end',
        cell: row => row[field]
      })
    )
  ]
  return (
    <Table
      label={t('backupRecipe.restore.counts')}
      columns={columns}
      rows={plan.recipes}
      keyOf={(_, index) => String(index)}
      empty={<EmptyState title={t('backupRecipe.restore.memoryOnly')} />}
    />
  )
}
