import type { Recipe } from '../../api/recipe'
import { useForm } from '../../lib/form/use-form'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { CsvFields } from '../../ui/table-file/csv-fields'
import type { RecipeModel } from './model'
import styles from './recipe.module.css'

interface ExportDialogProps {
  model: RecipeModel
  recipe: Recipe
  onClose: () => void
}

export function ExportDialog({ model, recipe, onClose }: ExportDialogProps) {
  const { t } = useText()
  const form = useForm(() => model.exportForm(recipe.id))
  return (
    <FormDialog short of={form} title={t('common.exportCsv')} save={t('common.exportCsv')} onClose={onClose}>
      <p className={styles.counts}>
        {t('recipe.export.text', { count: recipe.records, name: plainText(recipe.name, 60) })}
      </p>
      <CsvFields of={form} hint={t('recipe.export.hint')} />
    </FormDialog>
  )
}
