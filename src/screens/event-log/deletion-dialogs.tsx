import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { DataList, DataRow } from '../../ui/card/data-list'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TypedNameDialog } from '../../ui/dialog/typed-name-dialog'
import { FieldFor } from '../../ui/form/field-for'
import { TextField } from '../../ui/form/text-field'
import { Banner } from '../../ui/status/banner'
import { DELETION_REASONS } from './deletion'
import type { EventLogModel } from './model'

interface DialogProps {
  deletion: EventLogModel['deletion']
  onClose: () => void
}

export function RetentionDialog({ deletion, onClose }: DialogProps) {
  const { t } = useText()
  return (
    <>
      <EditDialog
        from={deletion.settings}
        edit={deletion.retentionForm}
        title={t('eventLog.retention.title')}
        reasons={DELETION_REASONS}
        onClose={onClose}
        onSaved={() => notify('eventLog.retention.saved')}
      >
        {form => (
          <>
            <FieldFor first of={form} name="retention_days" />
            <FieldFor of={form} name="reason" />
          </>
        )}
      </EditDialog>
      <PlannedDeletion deletion={deletion} />
    </>
  )
}

export function DeletionDialog({ deletion, onClose }: DialogProps) {
  const { t } = useText()
  const days = lastKnown(useStore(useModel(deletion.settings)))?.value.retention_days
  const form = useForm(() => deletion.form(count => notify(['eventLog.deletion.done', { count }])))
  return (
    <>
      <FormDialog
        of={form}
        danger
        asks
        title={t('eventLog.deletion.title')}
        save={t('common.action.delete')}
        reasons={DELETION_REASONS}
        onClose={onClose}
      >
        <p>
          {t('eventLog.deletion.text')} {days !== undefined && t('eventLog.deletion.kept', { count: days })}
        </p>
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
      <PlannedDeletion deletion={deletion} />
    </>
  )
}

/** What a deletion would delete, confirmed by typing how many events that is. */
function PlannedDeletion({ deletion }: Pick<DialogProps, 'deletion'>) {
  const { t } = useText()
  const planned = useStore(deletion.$planned)
  if (!planned) return null
  const { plan, settle } = planned
  const expected = String(plan.total)
  return (
    <TypedNameDialog
      danger
      title={t('eventLog.deletion.plan.title')}
      verb={t('common.action.delete')}
      expected={expected}
      label={t('eventLog.deletion.count')}
      hint={t('eventLog.deletion.count.hint', { expected })}
      differs="eventLog.deletion.count.differs"
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      <DataList>
        <DataRow label={t('eventLog.deletion.first')}>{plainText(plan.first ?? '', 32)}</DataRow>
        <DataRow label={t('eventLog.deletion.last')}>{plainText(plan.last ?? '', 32)}</DataRow>
      </DataList>
      <Banner tone={plan.unsaved > 0 ? 'bad' : 'info'}>
        {plan.unsaved > 0
          ? t('eventLog.deletion.unsaved', { count: plan.unsaved })
          : t('eventLog.deletion.allBackedUp')}
      </Banner>
    </TypedNameDialog>
  )
}
