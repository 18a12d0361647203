import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { DataBackupSituation } from '../../api/backup-data'
import type { TargetKind } from '../../lib/network/file-target'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { SelectField } from '../../ui/form/select-field'
import { targetOptions } from '../../ui/form/target-options'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { ControlRow } from '../../ui/page/control-row'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { JobView } from './job-view'
import { MediaList } from './media-list'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { onceTargets } from './target-choices'

export function RunCard({ model, situation }: { model: BackupDataModel; situation: DataBackupSituation }) {
  const { t } = useStore($i18n)
  const { job } = useStore(model.$followedJob)
  const settings = lastKnown(useStore(model.$settings))?.value
  const [chosen, choose] = useState<TargetKind>()
  const { busy, failure, run } = useAction(model.backUp, 'in place')
  const running = job?.state === 'running'
  return (
    <Card>
      <ControlRow
        field={
          settings && (
            <SelectField
              name="once"
              label={t('backupData.once')}
              value={chosen ?? settings.target.kind}
              options={targetOptions(t, situation.media, onceTargets(settings))}
              onPick={kind => choose(kind === settings.target.kind ? undefined : kind)}
            />
          )
        }
        action={
          <Button kind="primary" busy={busy} disabled={running} onClick={() => run(chosen)}>
            {t('backupData.backUp')}
          </Button>
        }
      >
        <StatusBadge tone={running ? 'info' : 'off'}>
          {t(running ? 'backupData.running' : 'backupData.idle')}
        </StatusBadge>
      </ControlRow>
      {failure && <FailureBanner error={failure} reasons={REASONS} />}
      {job && <JobView model={model} job={job} />}
      {situation.media.length > 0 && <MediaList model={model} media={situation.media} />}
    </Card>
  )
}
