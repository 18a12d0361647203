import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { NumberField } from '../../ui/form/number-field'
import { TextField } from '../../ui/form/text-field'
import { DELETION_REASONS, type RetentionValues } from './deletion'
import type { EventLogModel } from './model'
import { PlannedDeletion } from './planned-deletion'

export function RetentionDialog({ model, onClose }: { model: EventLogModel; onClose: () => void }) {
  const { t } = useText()
  const $settings = useModel(model.settings)
  const label = t('eventLog.retention.days')
  return (
    <>
      <EditDialog
        from={$settings}
        edit={model.retentionForm}
        title={t('eventLog.retention.title')}
        labels={{ days: label }}
        reasons={DELETION_REASONS}
        onClose={onClose}
        onSaved={() => notify('eventLog.retention.saved')}
      >
        {(form, { value }) => (
          <>
            <NumberField
              of={form}
              name="days"
              label={label}
              unit={t('common.term.days')}
              hint={t('eventLog.retention.hint')}
              required
              first
            />
            <ShorterReason of={form} than={value.retention_days} />
          </>
        )}
      </EditDialog>
      <PlannedDeletion model={model} />
    </>
  )
}

/** A shorter retention deletes events at once. */
function ShorterReason({ of: form, than }: { of: Form<RetentionValues>; than: number }) {
  const { t } = useText()
  if (!(Number(useStore(form.$values).days) < than)) return null
  return <TextField of={form} name="reason" label={t('common.term.reason')} hint={t('common.reason.hint')} required />
}
