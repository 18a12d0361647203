import { useStore } from '@nanostores/preact'
import type { DataBackupSituation } from '../../api/backup-data'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { BackupRun } from '../../ui/target/backup-run'
import { MediaList } from './media-list'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'

export function RunCard({ model, situation }: { model: BackupDataModel; situation: DataBackupSituation }) {
  const { t } = useText()
  const settings = lastKnown(useStore(model.$settings))?.value
  return (
    <Card>
      <BackupRun
        of={model.$followedJob}
        target={settings && { kind: settings.target.kind, recipient: settings.email_group }}
        media={situation.media}
        onRun={model.backUp}
        reasons={REASONS}
        outcome={({ result }, time) => ({
          remains: t('backupData.failed.next'),
          done: t(result?.target === 'email' ? 'backupData.sent' : 'backupData.verified', { time }),
          action: <Button onClick={() => model.$openRun.set(String(result?.run))}>{t('backupData.files')}</Button>
        })}
      />
      {situation.media.length > 0 && <MediaList model={model} media={situation.media} />}
    </Card>
  )
}
