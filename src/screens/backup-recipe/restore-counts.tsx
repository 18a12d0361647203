import { useStore } from '@nanostores/preact'
import type { RecipeRestorePlan } from '../../api/backup-recipe'
import { formatNumber } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './backup-recipe.module.css'

type Count = RecipeRestorePlan['recipes'][number]

const FIELDS = ['added', 'changed', 'deleted', 'unchanged'] as const

export function RestoreCounts({ plan: { copy, recipes, memory } }: { plan: RecipeRestorePlan }) {
  const { t } = useStore($i18n)
  const name = plainText(copy.name, 80)
  const columns: Column<Count>[] = [
    {
      id: 'recipe',
      title: t('backupRecipe.restore.recipe'),
      cell: ({ recipe }) => <PanelText>{plainText(recipe, 60)}</PanelText>,
      width: '8rem'
    },
    ...FIELDS.map(
      (field): Column<Count> => ({
        id: field,
        card: 'figure',
        title: t(`backupRecipe.restore.${field}`),
        align: 'end',
        cell: row => row[field]
      })
    )
  ]
  return (
    <div className={styles.counts}>
      <p className={styles.text}>
        {t(recipes.length > 0 ? 'backupRecipe.restore.text' : 'backupRecipe.restore.memoryOnly', { name })}
      </p>
      {recipes.length > 0 && (
        <Table
          label={t('backupRecipe.restore.counts')}
          columns={columns}
          rows={recipes}
          keyOf={(_, index) => String(index)}
        />
      )}
      {memory.map(({ area, words, changed }) => (
        <p key={area} className={styles.memory}>
          {t('backupRecipe.restore.words', {
            area: t(`backupRecipe.contents.${area}`),
            changed: formatNumber(changed),
            words: formatNumber(words)
          })}
        </p>
      ))}
    </div>
  )
}
