import { useStore } from '@nanostores/preact'
import type { Recipe } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'

interface RecipeImportDialogProps {
  recipe: Recipe
  records: RecordsModel
  onClose: () => void
}

export function RecipeImportDialog({ recipe, records, onClose }: RecipeImportDialogProps) {
  const { t } = useStore($i18n)
  const recipeImport = useModel(() => records.importRecords(recipe))
  return (
    <ImportDialog
      of={recipeImport}
      title={t('recipe.import.title')}
      hint={t('recipe.import.hint')}
      reasons={REASONS}
      onApplied={onClose}
      onClose={onClose}
    />
  )
}
