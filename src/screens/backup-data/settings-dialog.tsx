import { useStore } from '@nanostores/preact'
import type { DataBackupSituation } from '../../api/backup-data'
import { fieldsOf } from '../../lib/form/fields'
import { languageName } from '../../lib/text/language-name'
import { expandPattern } from '../../lib/text/name-pattern'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { deviceNow } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { notify } from '../../stores/notices'
import { panelLanguages } from '../../stores/panel-language'
import { DNS_SERVERS } from '../../stores/setting-links'
import { Columns } from '../../ui/card/columns'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import { TargetFields } from '../../ui/target/target-fields'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { CONTENTS } from './settings'
import { maySee } from './texts'

const NAMES: readonly (keyof typeof CONTENTS)[] = fieldsOf(CONTENTS)

interface SettingsDialogProps {
  model: BackupDataModel
  situation: DataBackupSituation
  onClose: () => void
}

export function SettingsDialog({ model, situation, onClose }: SettingsDialogProps) {
  const { t } = useText()
  return (
    <EditDialog
      wide
      from={model.newestSettings}
      edit={model.settingsForm}
      title={t('common.term.backupSettings')}
      onClose={onClose}
      onSaved={() => notify('common.backup.settingsSaved')}
    >
      {form => <SettingsFields of={form} situation={situation} />}
    </EditDialog>
  )
}

interface SettingsFieldsProps extends Pick<SettingsDialogProps, 'situation'> {
  of: ReturnType<BackupDataModel['settingsForm']>
}

function SettingsFields({ of: form, situation }: SettingsFieldsProps) {
  const { t } = useText()
  const { kind, name_pattern } = useStore(form.$values)
  const stored = useStore(form.$stored)
  const mayDelete = userMay('event-delete')
  const hmi = useStore($hmiName)
  const name = expandPattern(name_pattern, { hmi, log: 'events' }, deviceNow() ?? 0)
  const languages = panelLanguages().map(value => ({ value, text: languageName(value) }))
  const groups = situation.groups.map(({ id, name, members }) => ({
    value: id,
    text: t('backupData.group.option', { id, name: plainText(name, 40), count: members })
  }))
  return (
    <>
      <FieldGroup title={t('common.term.content')}>
        {NAMES.map(content => (
          <FieldFor key={content} of={form} name={content} disabled={!maySee(content)} />
        ))}
        {!NAMES.every(maySee) && <p>{t('backupData.contents.hidden')}</p>}
      </FieldGroup>
      <Columns>
        <FieldsFor of={form} names={['range', 'days', 'format']} />
        <FieldFor of={form} name="language" options={languages} />
      </Columns>
      <FieldFor of={form} name="catch_up" />
      <TargetFields
        of={form}
        stored={stored.target}
        media={situation.media}
        test={form.targetTest}
        reasons={REASONS}
        dns={DNS_SERVERS}
        hint={kind === 'pc' ? t('backupData.pc.hint') : undefined}
      >
        {kind === 'email' && (
          <Columns>
            <FieldFor
              of={form}
              name="email_group"
              options={[{ value: '', text: t('backupData.group.choose') }, ...groups]}
            />
            <FieldFor of={form} name="email_limit_mb" />
          </Columns>
        )}
      </TargetFields>
      <FieldFor of={form} name="name_pattern" hint={t('common.term.example', { name })} />
      <Columns>
        <FieldsFor of={form} names={['schedule', 'weekday', 'at', 'event_priority']} />
      </Columns>
      <FieldFor
        of={form}
        name="delete_copied"
        hint={t(mayDelete ? 'backupData.deleteCopied.hint' : 'errors.accessDeniedRemedy')}
        disabled={!mayDelete && !stored.delete_copied}
      />
      <FieldFor of={form} name="retention_days" />
    </>
  )
}
