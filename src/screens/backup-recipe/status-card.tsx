import { useStore } from '@nanostores/preact'
import type { RecipeBackupSituation } from '../../api/backup-recipe'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { TargetRun } from '../../ui/target/target-run'
import { JobView } from './job-view'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'

interface StatusCardProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
}

export function StatusCard({ model, situation }: StatusCardProps) {
  const { t } = useText()
  const { job } = useStore(model.$followedJob)
  const settings = lastKnown(useStore(model.$settings))?.value
  const running = job?.state === 'running'
  return (
    <Card>
      <TargetRun
        texts={{
          target: t('common.backup.once'),
          run: t('common.term.backUpNow'),
          state: t(running ? 'common.term.running' : 'common.term.idle')
        }}
        target={settings && { kind: settings.target.kind, recipient: settings.email_to }}
        media={situation.media}
        running={running}
        onRun={model.backUp}
        reasons={REASONS}
      >
        <span>{t('backupRecipe.records', { count: situation.records })}</span>
      </TargetRun>
      {job && <JobView model={model} job={job} />}
    </Card>
  )
}
