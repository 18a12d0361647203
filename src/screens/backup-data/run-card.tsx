import { useStore } from '@nanostores/preact'
import type { DataBackupSituation } from '../../api/backup-data'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { targetOptions } from '../../ui/form/target-options'
import { TargetRun } from '../../ui/form/target-run'
import { Card } from '../../ui/page/card'
import { FailureBanner } from '../../ui/status/failure-banner'
import { JobView } from './job-view'
import { MediaList } from './media-list'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { onceTargets } from './target-choices'

export function RunCard({ model, situation }: { model: BackupDataModel; situation: DataBackupSituation }) {
  const { t } = useStore($i18n)
  const { job } = useStore(model.$followedJob)
  const settings = lastKnown(useStore(model.$settings))?.value
  const { busy, failure, run } = useAction(model.backUp, 'in place')
  const running = job?.state === 'running'
  return (
    <Card>
      <TargetRun
        texts={{
          target: t('backupData.once'),
          run: t('backupData.backUp'),
          state: t(running ? 'backupData.running' : 'backupData.idle')
        }}
        usual={settings?.target.kind}
        options={settings ? targetOptions(t, situation.media, onceTargets(settings)) : []}
        busy={busy}
        running={running}
        onRun={run}
      />
      {failure && <FailureBanner error={failure} reasons={REASONS} />}
      {job && <JobView model={model} job={job} />}
      {situation.media.length > 0 && <MediaList model={model} media={situation.media} />}
    </Card>
  )
}
