import type { Recipe, RecipeRecord } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'
import styles from './recipe.module.css'
import { RecordFields } from './record-fields'
import { itemField } from './record-form'
import { itemName, valueText } from './value-text'

interface EditRecordDialogProps {
  recipe: Recipe
  records: RecordsModel
  number: number
  onClose: () => void
}

export function EditRecordDialog({ recipe, records, number, onClose }: EditRecordDialogProps) {
  const { t } = useText()
  const $record = useModel(() => records.opened(number))
  const labels = recipe.items.map((item, index) => [itemField(index), itemName(item, index)])
  const textOf = (field: string, value = '') => {
    const item = recipe.items.find((_, index) => itemField(index) === field)
    return item ? valueText(item, value, t) : plainText(value)
  }
  return (
    <EditDialog
      wide
      readOnly={recipe.in_use}
      from={$record}
      edit={loaded => records.recordChange(recipe, loaded)}
      title={t('recipe.edit.title', { number })}
      reasons={REASONS}
      labels={Object.fromEntries([['name', t('common.term.name')], ...labels])}
      textOf={textOf}
      onClose={onClose}
      onSaved={() => notify('recipe.saved')}
    >
      {(form, { value }) => (
        <>
          <RecordFields of={form} recipe={recipe} readOnly={recipe.in_use} />
          <LastChange record={value} />
        </>
      )}
    </EditDialog>
  )
}

function LastChange({ record: { changed_at: at, changed_by: by } }: { record: RecipeRecord }) {
  const { t } = useText()
  const who = plainText(by, 60) || t('recipe.byProgram')
  return <p className={styles.changed}>{t('recipe.changed', { who, when: plainText(at, 32) })}</p>
}
