import { useStore } from '@nanostores/preact'
import type { Recipe, RecipeRecord } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { notify } from '../../stores/notices'
import { Dialog } from '../../ui/dialog/dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { Button } from '../../ui/page/button'
import { Loaded } from '../../ui/page/loaded'
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

/** Reads the record first: what is edited is the newest, and its version is known. */
export function EditRecordDialog(props: EditRecordDialogProps) {
  const { records, number, onClose } = props
  const { t } = useStore($i18n)
  const $record = useModel(() => records.opened(number))
  const record = useStore($record)
  if (record.status === 'ready') return <RecordDialog {...props} loaded={record.data} />
  return (
    <Dialog
      title={t('recipe.edit.title', { number })}
      wide
      onCancel={onClose}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <Loaded from={$record}>{() => null}</Loaded>
    </Dialog>
  )
}

function RecordDialog({
  recipe,
  records,
  loaded,
  onClose
}: EditRecordDialogProps & { loaded: Versioned<RecipeRecord> }) {
  const { t } = useStore($i18n)
  const form = useForm(() => records.recordChange(recipe, loaded))
  const { number, changed_at, changed_by } = loaded.value
  const labels = recipe.items.map((item, index) => [itemField(index), itemName(item, index)])
  const finish = () => {
    onClose()
    notify('recipe.saved')
  }
  const textOf = (field: string, value = '') => {
    const item = recipe.items.find((_, index) => itemField(index) === field)
    return item ? valueText(item, value, t) : plainText(value)
  }
  const who = plainText(changed_by, 60) || t('recipe.byProgram')
  const changed = t('recipe.changed', { who, when: plainText(changed_at, 32) })
  if (recipe.in_use)
    return (
      <Dialog
        title={t('recipe.edit.title', { number })}
        wide
        onCancel={onClose}
        actions={<Button onClick={onClose}>{t('common.close')}</Button>}
      >
        <RecordFields of={form} recipe={recipe} readOnly />
        <p className={styles.changed}>{changed}</p>
      </Dialog>
    )
  return (
    <FormDialog
      of={form}
      reasons={REASONS}
      wide
      title={t('recipe.edit.title', { number })}
      onClose={onClose}
      onSaved={finish}
    >
      <ConflictNotice of={form} labels={Object.fromEntries([['name', t('recipe.name')], ...labels])} textOf={textOf} />
      <RecordFields of={form} recipe={recipe} />
      <p className={styles.changed}>{changed}</p>
    </FormDialog>
  )
}
