import { newRecipeRecord } from '../../api/generated/limits/recipe'
import type { Recipe } from '../../api/recipe'
import { useForm } from '../../lib/form/use-form'
import { copyName } from '../../lib/text/copy-name'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { FormDialog } from '../../ui/dialog/form-dialog'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'
import { RecordFields } from './record-fields'
import { recordValues } from './record-form'

interface NewRecordDialogProps {
  recipe: Recipe
  records: RecordsModel
  /** Number of the record to copy. */
  from: number | undefined
  onClose: () => void
}

export function NewRecordDialog({ recipe, records, from, onClose }: NewRecordDialogProps) {
  const { t } = useText()
  const form = useForm(() => {
    const known = records.loadedRecords()
    const source = known.find(({ number }) => number === from)
    const isTaken = (copy: string) => known.some(({ name }) => name.trim().toLowerCase() === copy.toLowerCase())
    const name = source ? copyName(source.name, newRecipeRecord.name[1], isTaken) : ''
    return records.newRecord(recipe, recordValues(recipe, name, source?.values ?? []))
  })
  return (
    <FormDialog
      of={form}
      reasons={REASONS}
      wide
      title={t(from === undefined ? 'recipe.add.title' : 'recipe.copy.title')}
      save={t('recipe.add')}
      onClose={onClose}
      onSaved={() => notify('recipe.added')}
    >
      <RecordFields of={form} recipe={recipe} />
    </FormDialog>
  )
}
