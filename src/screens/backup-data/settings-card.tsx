import { useState } from 'react'
import type { DataBackupSettings, DataBackupSituation } from '../../api/backup-data'
import { isReadBack, isServer } from '../../lib/network/file-target'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { weekdayName } from '../../lib/text/weekdays'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { FailedTest } from '../../ui/target/failed-test'
import { TargetText } from '../../ui/target/target-text'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { CONTENTS, SETTINGS } from './settings'
import { SettingsDialog } from './settings-dialog'

interface SettingsCardProps {
  model: BackupDataModel
  situation: DataBackupSituation
  settings: DataBackupSettings
}

export function SettingsCard({ model, situation, settings }: SettingsCardProps) {
  const { t } = useText()
  const [editing, setEditing] = useState(false)
  const { contents, range, days, format, language, target, name_pattern, delete_copied, retention_days } = settings
  const edit = (
    <Button asks onClick={() => setEditing(true)}>
      {t('common.term.editSettings')}
    </Button>
  )
  return (
    <Card title={t('common.term.backupSettings')} actions={edit}>
      <FailedTest of={situation.failed_test} reasons={REASONS} />
      <DataList>
        <DataRow label={t('common.term.content')}>{joinList(contents.map(content => t(CONTENTS[content])))}</DataRow>
        <DataRow label={t('backupData.range')}>
          {range === 'days' ? t('backupData.range.last', { count: days }) : t(`backupData.range.${range}`)}
        </DataRow>
        <DataRow label={t('common.term.format')}>{SETTINGS.fields.format?.textOf(format, t)}</DataRow>
        {contents.includes('events') && (
          <DataRow label={t('backupData.language')}>{SETTINGS.fields.language?.textOf(language, t)}</DataRow>
        )}
        <DataRow label={t('common.target')}>
          <TargetText of={{ target: target.kind, host: isServer(target.kind) ? target.host : '' }} />
        </DataRow>
        <DataRow label={t('common.backup.pattern')}>
          <PanelText mono>{plainText(name_pattern, 64)}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.schedule')}>{scheduleText(t, settings)}</DataRow>
        <DataRow label={t('backupData.deleteCopied')}>
          {delete_copied && isReadBack(target.kind)
            ? t('backupData.retention.after', { count: retention_days })
            : t('common.term.no')}
        </DataRow>
      </DataList>
      {editing && <SettingsDialog model={model} situation={situation} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function scheduleText(t: Translator['t'], { schedule, at, weekday, event_priority }: DataBackupSettings): string {
  if (schedule === 'daily') return t('common.schedule.dailyAt', { time: at })
  if (schedule === 'weekly') return t('backupData.schedule.weeklyAt', { day: weekdayName(weekday), time: at })
  if (schedule === 'event')
    return t(event_priority === 'emergency' ? 'backupData.schedule.onEmergency' : 'backupData.schedule.onAlarm', {
      priority: t(`common.priority.${event_priority}`)
    })
  return t('common.term.none')
}
