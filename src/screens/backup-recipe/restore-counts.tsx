import { useId } from 'react'
import type { RecipeRestorePlan } from '../../api/backup-recipe'
import type { Form } from '../../lib/form/form'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { FieldNotes } from '../../ui/form/field-notes'
import { useField } from '../../ui/form/use-field'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { RowCheck } from '../../ui/table/row-check'
import { Table } from '../../ui/table/table'
import styles from './backup-recipe.module.css'
import type { RestoreValues } from './restore-form'

type Count = RecipeRestorePlan['recipes'][number]

const FIELDS = ['added', 'changed', 'deleted', 'unchanged'] as const

/** What the restore changes; each part can be left out. */
export function RestoreCounts({ plan, of: form }: { plan: RecipeRestorePlan; of: Form<RestoreValues> }) {
  const { t } = useText()
  const { copy, recipes, memory } = plan
  const name = plainText(copy.name, 80)
  const id = useId()
  const label = t('common.action.restore')
  const chosen = useField<RestoreValues, readonly string[]>({ of: form, name: 'recipes', label })
  const areas = useField<RestoreValues, RestoreValues['memory']>({ of: form, name: 'memory', label })
  const columns: Column<Count>[] = [
    {
      id: 'select',
      card: 'check',
      title: label,
      width: '4.25rem',
      all: {
        label: t('common.table.selectAll', { count: recipes.length }),
        checked: chosen.value.length === recipes.length,
        mixed: chosen.value.length > 0 && chosen.value.length < recipes.length,
        onPick: checked => form.set('recipes', checked ? recipes.map(({ recipe }) => recipe) : [])
      },
      cell: ({ recipe }) => (
        <RowCheck
          label={t('backupRecipe.restore.selectRecipe', { name: plainText(recipe, 60) })}
          checked={chosen.value.includes(recipe)}
          onPick={checked => form.set('recipes', toggled(form.$values.get().recipes, recipe, checked))}
        />
      )
    },
    {
      id: 'recipe',
      title: t('common.term.recipe'),
      cell: ({ recipe }) => <PanelText>{plainText(recipe, 60)}</PanelText>,
      width: '8rem'
    },
    ...FIELDS.map(
      (field): Column<Count> => ({
        id: field,
        card: 'fact',
        title: t(`backupRecipe.restore.counted.${field}`),
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
          unprinted
          label={t('backupRecipe.restore.counts')}
          columns={columns}
          rows={recipes}
          keyOf={(_, index) => String(index)}
        />
      )}
      {memory.map(({ area, words, changed }) => (
        <CheckField
          key={area}
          label={t('backupRecipe.restore.words', {
            area: t(`backupRecipe.contents.${area}`),
            changed: formatNumber(changed),
            words: formatNumber(words)
          })}
          value={areas.value.includes(area)}
          onPick={checked => form.set('memory', toggled(form.$values.get().memory, area, checked))}
        />
      ))}
      <div role="alert">
        <FieldNotes id={id} error={chosen.error} />
      </div>
    </div>
  )
}

function toggled<T>(chosen: readonly T[], item: T, wanted: boolean): T[] {
  const others = chosen.filter(other => other !== item)
  return wanted ? [...others, item] : others
}
