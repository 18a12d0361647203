import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Recipe } from '../../api/recipe'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useClose } from '../../ui/dialog/use-close'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { lastSeparator, type Separator } from './export-file'
import type { RecipeModel } from './model'
import styles from './recipe.module.css'

interface ExportDialogProps {
  model: RecipeModel
  recipe: Recipe
  onClose: () => void
}

export function ExportDialog({ model, recipe, onClose }: ExportDialogProps) {
  const { t, plural } = useStore($i18n)
  const [separator, setSeparator] = useState(lastSeparator)
  const close = useClose(onClose)
  const save = async () => {
    await model.exportCsv(recipe.id, separator)
    close()
  }
  return (
    <ConfirmDialog
      harmless
      title={t('recipe.export.title')}
      verb={t('recipe.export')}
      onConfirm={save}
      onCancel={onClose}
    >
      <p className={styles.counts}>
        {plural('recipe.export.text', recipe.records, { name: plainText(recipe.name, 60) })}
      </p>
      <SegmentedControl<never, Separator>
        label={t('recipe.export.separator')}
        hint={t('recipe.export.hint')}
        value={separator}
        options={[
          { value: ',', text: t('recipe.export.comma') },
          { value: ';', text: t('recipe.export.semicolon') },
          { value: '\t', text: t('recipe.export.tab') }
        ]}
        onPick={setSeparator}
      />
    </ConfirmDialog>
  )
}
