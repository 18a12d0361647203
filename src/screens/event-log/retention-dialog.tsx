import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { NumberField } from '../../ui/form/number-field'
import type { EventLogModel } from './model'

export function RetentionDialog({ model, onClose }: { model: EventLogModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const $settings = useModel(model.settings)
  const label = t('eventLog.retention.days')
  return (
    <EditDialog
      from={$settings}
      edit={model.retentionForm}
      title={t('eventLog.retention.title')}
      labels={{ days: label }}
      onClose={onClose}
      onSaved={() => notify('eventLog.retention.saved')}
    >
      {form => (
        <NumberField
          of={form}
          name="days"
          label={label}
          unit={t('common.term.days')}
          hint={t('eventLog.retention.hint')}
          required
          first
        />
      )}
    </EditDialog>
  )
}
