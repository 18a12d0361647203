import { useStore } from '@nanostores/preact'
import type { DataBackupSituation } from '../../api/backup-data'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { TargetRun } from '../../ui/target/target-run'
import { JobView } from './job-view'
import { MediaList } from './media-list'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'

export function RunCard({ model, situation }: { model: BackupDataModel; situation: DataBackupSituation }) {
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
        target={settings && { kind: settings.target.kind, recipient: settings.email_group }}
        media={situation.media}
        running={running}
        onRun={model.backUp}
        reasons={REASONS}
      />
      {job && <JobView model={model} job={job} />}
      {situation.media.length > 0 && <MediaList model={model} media={situation.media} />}
    </Card>
  )
}
