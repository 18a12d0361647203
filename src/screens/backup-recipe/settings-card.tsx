import { useState } from 'react'
import type { RecipeBackupSettings, RecipeBackupSituation } from '../../api/backup-recipe'
import { isServer } from '../../lib/network/file-target'
import type { Versioned } from '../../lib/remote/versioned'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { FailedTest } from '../../ui/target/failed-test'
import { TargetText } from '../../ui/target/target-text'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'
import { CONTENTS } from './settings'
import { SettingsDialog } from './settings-dialog'

interface SettingsCardProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
  loaded: Versioned<RecipeBackupSettings>
}

export function SettingsCard({ model, situation, loaded }: SettingsCardProps) {
  const { t } = useText()
  const [editing, setEditing] = useState(false)
  const { contents, target, name_pattern, keep_last, schedule, daily_at } = loaded.value
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
        <DataRow label={t('common.target')}>
          <TargetText of={{ target: target.kind, host: isServer(target.kind) ? target.host : '' }} />
        </DataRow>
        <DataRow label={t('common.backup.pattern')}>
          <PanelText mono>{name_pattern}</PanelText>
        </DataRow>
        <DataRow label={t('backupRecipe.keepLast')}>{keep_last}</DataRow>
        <DataRow label={t('common.term.schedule')}>
          {schedule === 'daily'
            ? t('common.schedule.dailyAt', { time: daily_at })
            : t(schedule === 'none' ? 'common.term.none' : 'common.schedule.on.change')}
        </DataRow>
      </DataList>
      {editing && <SettingsDialog model={model} situation={situation} onClose={() => setEditing(false)} />}
    </Card>
  )
}
