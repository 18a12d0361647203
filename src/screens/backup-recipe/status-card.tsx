import { useStore } from '@nanostores/preact'
import type { RecipeBackupSituation } from '../../api/backup-recipe'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { targetOptions } from '../../ui/form/target-options'
import { TargetRun } from '../../ui/form/target-run'
import { Card } from '../../ui/page/card'
import { FailureBanner } from '../../ui/status/failure-banner'
import { JobView } from './job-view'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'
import { onceTargets } from './target-options'

interface StatusCardProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
}

export function StatusCard({ model, situation }: StatusCardProps) {
  const { t } = useStore($i18n)
  const { job } = useStore(model.$followedJob)
  const settings = lastKnown(useStore(model.$settings))?.value
  const { busy, failure, run } = useAction(model.backUp, 'in place')
  const running = job?.state === 'running'
  return (
    <Card>
      <TargetRun
        texts={{
          target: t('backupRecipe.once'),
          run: t('backupRecipe.backUp'),
          state: t(running ? 'backupRecipe.running' : 'backupRecipe.idle')
        }}
        usual={settings?.target.kind}
        options={settings ? targetOptions(t, situation.media, onceTargets(settings)) : []}
        busy={busy}
        running={running}
        onRun={run}
      >
        <span>{t('backupRecipe.records', { count: situation.records })}</span>
      </TargetRun>
      {failure && <FailureBanner error={failure} reasons={REASONS} />}
      {job && <JobView model={model} job={job} />}
    </Card>
  )
}
