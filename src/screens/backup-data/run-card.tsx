import { useStore } from '@nanostores/preact'
import type { DataBackupSituation } from '../../api/backup-data'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { backupTexts, runTexts } from '../../stores/backup-texts'
import { Card } from '../../ui/card/card'
import { Button } from '../../ui/page/button'
import { TargetRun } from '../../ui/target/target-run'
import { MediaList } from './media-list'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { RunTimes } from './run-times'

export function RunCard({ model, situation }: { model: BackupDataModel; situation: DataBackupSituation }) {
  const { t } = useText()
  const { job } = useStore(model.$followedJob)
  const { result, ended_at: time = '' } = job ?? {}
  const forecast = useStore(model.$forecast)
  const settings = lastKnown(useStore(model.$settings))?.value
  return (
    <Card title={t('common.term.backup')}>
      <RunTimes reading={forecast.status === 'loading'} copy={lastKnown(forecast)?.last_copy} settings={settings} />
      <TargetRun
        of={model.$followedJob}
        texts={runTexts(t)}
        target={settings && { kind: settings.target.kind, recipient: settings.email_group }}
        media={situation.media}
        onRun={model.backUp}
        reasons={REASONS}
        view={{
          ...backupTexts(t, job),
          remains: t('backupData.failed.next'),
          done: <strong>{t(result?.target === 'email' ? 'backupData.sent' : 'backupData.verified', { time })}</strong>,
          action: <Button onClick={() => model.$openRun.set(String(result?.run))}>{t('backupData.files')}</Button>
        }}
      />
      {situation.media.length > 0 && <MediaList model={model} media={situation.media} />}
    </Card>
  )
}
