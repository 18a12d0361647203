import { useStore } from '@nanostores/preact'
import type { FormPart } from '../../../lib/form/form'
import { useText } from '../../../lib/text/use-text'
import { notify } from '../../../stores/notices'
import { Columns } from '../../../ui/card/columns'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { FieldFor, FieldsFor } from '../../../ui/form/field-for'
import { Banner } from '../../../ui/status/banner'
import type { TraceModel } from './model'

export function SettingsDialog({ settings, onClose }: { settings: TraceModel['settings']; onClose: () => void }) {
  const { t } = useText()
  return (
    <EditDialog
      from={settings.read}
      edit={settings.form}
      title={t('opcuaTrace.settings')}
      onClose={onClose}
      onSaved={() => notify('opcuaTrace.settings.saved')}
    >
      {form => (
        <>
          <FieldFor of={form} name="level" />
          <DebugWarning of={form} />
          <FieldFor of={form} name="categories" />
          <Columns>
            <FieldsFor of={form} names={['file_mb', 'files', 'auto_off_minutes']} />
          </Columns>
        </>
      )}
    </EditDialog>
  )
}

function DebugWarning({ of: form }: { of: FormPart<{ level: string }> }) {
  const { t } = useText()
  const { level } = useStore(form.$values)
  return level === 'debug' ? <Banner tone="warn">{t('opcuaTrace.debug')}</Banner> : null
}
