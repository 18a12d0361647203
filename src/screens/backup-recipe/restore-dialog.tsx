import { useStore } from '@nanostores/preact'
import type { RecipeBackup, RecipeRestorePlan } from '../../api/backup-recipe'
import { useForm } from '../../lib/form/use-form'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../../ui/dialog/dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { LoadingDialog } from '../../ui/dialog/loading-dialog'
import { NumberField } from '../../ui/form/number-field'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'
import { RestoreCounts } from './restore-counts'
import { countRecords } from './restore-form'

interface RestoreDialogProps {
  model: BackupRecipeModel
  copy: RecipeBackup
  onClose: () => void
}

/** Starts with a dry run, which changes nothing and reports what the restore would change. */
export function RestoreDialog({ model, copy, onClose }: RestoreDialogProps) {
  const { t } = useText()
  return (
    <LoadingDialog wide from={() => model.dryRun(copy)} title={t('backupRecipe.restore.title')} onClose={onClose}>
      {plan =>
        plan.obstacle ? (
          <Dialog wide title={t('backupRecipe.restore.title')} onCancel={onClose}>
            <Obstacle plan={plan} />
          </Dialog>
        ) : (
          <RestoreForm model={model} plan={plan} onClose={onClose} />
        )
      }
    </LoadingDialog>
  )
}

function Obstacle({ plan: { obstacle, copy, project } }: { plan: RecipeRestorePlan }) {
  const { t } = useText()
  if (obstacle === 'wrong_version') return <Banner tone="bad">{t('backupRecipe.refused.version')}</Banner>
  const projectParams = ({ name, compiled_at }: RecipeBackup['project']) => ({
    name: plainText(name, 60),
    time: plainText(compiled_at, 32)
  })
  return (
    <Banner tone="bad" title={t('backupRecipe.refused.project')}>
      <p>{t('backupRecipe.restore.copyProject', projectParams(copy.project))}</p>
      <p>{t('backupRecipe.restore.ownProject', projectParams(project))}</p>
    </Banner>
  )
}

function RestoreForm({
  model,
  plan,
  onClose
}: {
  model: BackupRecipeModel
  plan: RecipeRestorePlan
  onClose: () => void
}) {
  const { t } = useText()
  const form = useForm(() => model.restoreForm(plan))
  const { recipes } = useStore(form.$values)
  const plcs = joinList(plan.plcs.map(({ name }) => plainText(name, 60)))
  return (
    <FormDialog
      of={form}
      wide
      danger
      reasons={REASONS}
      title={t('backupRecipe.restore.title')}
      save={t('common.action.restore')}
      onClose={onClose}
    >
      <RestoreCounts plan={plan} of={form} />
      {plan.production_running && (
        <Banner tone="warn" title={t('backupRecipe.restore.production')}>
          {plcs && <p>{t('backupRecipe.restore.plcs', { plcs })}</p>}
        </Banner>
      )}
      {plan.production_running && <TextField required of={form} name="reason" label={t('common.term.reason')} />}
      {recipes.length > 0 && (
        <NumberField
          required
          of={form}
          name="records"
          label={t('backupRecipe.restore.count')}
          hint={t('backupRecipe.restore.count.hint', { count: countRecords(plan, recipes) })}
        />
      )}
    </FormDialog>
  )
}
