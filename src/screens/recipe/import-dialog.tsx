import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Recipe, RecipeImportRefusal } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { asApiError } from '../../lib/remote/as-api-error'
import { type ApiError, refusalOf } from '../../lib/remote/failure'
import { $i18n } from '../../lib/text/i18n'
import { notify } from '../../stores/notices'
import { Dialog } from '../../ui/dialog/dialog'
import { FileField } from '../../ui/form/file-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/page/failure-banner'
import { FILE_ENDINGS } from './import-file'
import { ImportPreview } from './import-preview'
import { ImportProblem } from './import-problem'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'

const CHANGED: RecipeImportRefusal = 'records_changed'

interface ImportDialogProps {
  recipe: Recipe
  records: RecordsModel
  onClose: () => void
}

export function ImportDialog({ recipe, records, onClose }: ImportDialogProps) {
  const { t } = useStore($i18n)
  const importing = useModel(() => records.importing(recipe))
  const picked = useStore(importing.$picked)
  const existing = useStore(importing.$existing)
  const plan = useStore(importing.$plan)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const wrong = plan?.some(({ outcome }) => outcome === 'wrong') ?? false
  const valid = plan?.some(({ outcome }) => outcome !== 'wrong') ?? false

  const run = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { added, updated } = await importing.run()
      onClose()
      notify(['recipe.import.done', { added, updated }])
    } catch (error) {
      setFailure(asApiError(error))
      if (refusalOf(error)?.code === CHANGED) await importing.compareAnew().catch(() => {})
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('recipe.import.title')}
      wide
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" disabled={!valid} busy={busy} onClick={run}>
            {t(wrong ? 'recipe.import.validOnly' : 'recipe.import')}
          </Button>
        </>
      }
    >
      <FileField
        label={t('recipe.import.file')}
        hint={t('recipe.import.hint')}
        accept={FILE_ENDINGS.join(',')}
        file={picked?.file}
        onPick={importing.pick}
      />
      <SegmentedControl
        label={t('recipe.import.existing')}
        value={existing}
        options={[
          { value: 'update', text: t('recipe.import.update') },
          { value: 'skip', text: t('recipe.import.skip') }
        ]}
        onPick={importing.pickExisting}
      />
      {picked && <ImportProblem read={picked.read} />}
      {plan && <ImportPreview plan={plan} />}
      {failure && <FailureBanner error={failure} reasons={REASONS} />}
    </Dialog>
  )
}
