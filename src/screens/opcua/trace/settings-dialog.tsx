import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { notify } from '../../../stores/notices'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { CheckField } from '../../../ui/form/check-field'
import { FieldGroup } from '../../../ui/form/field-group'
import { NumberField } from '../../../ui/form/number-field'
import { SelectField } from '../../../ui/form/select-field'
import { Columns } from '../../../ui/page/columns'
import { Banner } from '../../../ui/status/banner'
import { CATEGORIES } from './filters'
import type { TraceModel } from './model'
import type { TraceForm } from './settings-form'
import { LEVEL_TEXTS, SETTING_LEVELS, settingsLabels } from './texts'

export function SettingsDialog({ model, onClose }: { model: TraceModel; onClose: () => void }) {
  const { t } = useText()
  const $newest = useModel(model.newestSettings)
  return (
    <EditDialog
      from={$newest}
      edit={model.settingsForm}
      title={t('opcuaTrace.settings')}
      labels={settingsLabels(t)}
      onClose={onClose}
      onSaved={() => notify('opcuaTrace.settings.saved')}
    >
      {form => <Fields of={form} />}
    </EditDialog>
  )
}

function Fields({ of: form }: { of: TraceForm }) {
  const { t } = useText()
  const { level } = useStore(form.$values)
  const labels = settingsLabels(t)
  return (
    <>
      <SelectField
        of={form}
        name="level"
        label={labels.level}
        options={SETTING_LEVELS.map(value => ({ value, text: t(LEVEL_TEXTS[value]) }))}
        hint={t('opcuaTrace.level.hint')}
      />
      {level === 'debug' && <Banner tone="warn">{t('opcuaTrace.debug')}</Banner>}
      <FieldGroup title={t('opcuaTrace.categories')}>
        {CATEGORIES.map(category => (
          <CheckField key={category} of={form} name={category} label={labels[category]} />
        ))}
      </FieldGroup>
      <Columns>
        <NumberField required of={form} name="file_mb" label={labels.file_mb} hint={t('common.term.oneToTen')} />
        <NumberField required of={form} name="files" label={labels.files} hint={t('opcuaTrace.files.hint')} />
        <NumberField
          required
          of={form}
          name="auto_off_minutes"
          label={labels.auto_off_minutes}
          hint={t('common.term.minutesOrNever')}
        />
      </Columns>
    </>
  )
}
