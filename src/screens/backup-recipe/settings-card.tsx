import { useState } from 'react'
import type { RecipeBackupSettings, RecipeBackupSituation } from '../../api/backup-recipe'
import { isServer } from '../../lib/network/file-target'
import type { Versioned } from '../../lib/remote/versioned'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { DataCardSkeleton } from '../../ui/card/data-list-skeleton'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { PanelText } from '../../ui/page/panel-text'
import { FailedTest } from '../../ui/target/failed-test'
import { TargetText } from '../../ui/target/target-text'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'
import { CONTENTS } from './settings'
import { SettingsDialog } from './settings-dialog'

type Value = (settings: RecipeBackupSettings, t: Translator['t']) => Children

const ROWS: readonly (readonly [MessageKey, Value])[] = [
  ['common.term.content', ({ contents }, t) => joinList(contents.map(content => t(CONTENTS[content])))],
  [
    'common.target',
    ({ target }) => <TargetText of={{ target: target.kind, host: isServer(target.kind) ? target.host : '' }} />
  ],
  ['common.backup.pattern', ({ name_pattern }) => <PanelText mono>{name_pattern}</PanelText>],
  ['backupRecipe.keepLast', ({ keep_last }) => keep_last],
  [
    'common.term.schedule',
    ({ schedule, daily_at }, t) =>
      schedule === 'daily'
        ? t('common.schedule.dailyAt', { time: daily_at })
        : t(schedule === 'none' ? 'common.term.none' : 'common.schedule.on.change')
  ]
]

export function SettingsSkeleton() {
  const { t } = useText()
  return (
    <DataCardSkeleton
      title={t('common.term.backupSettings')}
      actions={<Button>{t('common.term.editSettings')}</Button>}
      labels={ROWS.map(([label]) => t(label))}
    />
  )
}

interface SettingsCardProps {
  model: BackupRecipeModel
  situation: RecipeBackupSituation
  loaded: Versioned<RecipeBackupSettings>
}

export function SettingsCard({ model, situation, loaded }: SettingsCardProps) {
  const { t } = useText()
  const [editing, setEditing] = useState(false)
  const edit = (
    <Button asks onClick={() => setEditing(true)}>
      {t('common.term.editSettings')}
    </Button>
  )
  return (
    <Card title={t('common.term.backupSettings')} actions={edit}>
      <FailedTest of={situation.failed_test} reasons={REASONS} />
      <DataList>
        {ROWS.map(([label, value]) => (
          <DataRow key={label} label={t(label)}>
            {value(loaded.value, t)}
          </DataRow>
        ))}
      </DataList>
      {editing && <SettingsDialog model={model} situation={situation} onClose={() => setEditing(false)} />}
    </Card>
  )
}
