import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TextField } from '../../ui/form/text-field'
import { DELETION_REASONS } from './deletion'
import type { EventLogModel } from './model'
import { PlannedDeletion } from './planned-deletion'

export function DeletionDialog({ model, onClose }: { model: EventLogModel; onClose: () => void }) {
  const { t } = useText()
  const form = useForm(() => model.deletionForm(count => notify(['eventLog.deletion.done', { count }])))
  return (
    <>
      <FormDialog
        of={form}
        danger
        title={t('eventLog.deletion.title')}
        save={t('eventLog.deletion.open')}
        reasons={DELETION_REASONS}
        onClose={onClose}
      >
        <p>{t('eventLog.deletion.text')}</p>
        <TextField
          of={form}
          name="before"
          label={t('eventLog.deletion.before')}
          hint={t('range.hint')}
          required
          first
        />
        <TextField of={form} name="reason" label={t('common.term.reason')} hint={t('common.reason.hint')} required />
      </FormDialog>
      <PlannedDeletion model={model} />
    </>
  )
}
