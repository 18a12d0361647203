import { useStore } from '@nanostores/preact'
import type { RefusalTexts } from '../../api/client/refusal-types'
import type { AcknowledgementRefusal } from '../../api/event-log'
import { useForm } from '../../lib/form/use-form'
import { $i18n } from '../../lib/text/i18n'
import { notify } from '../../stores/notices'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TextField } from '../../ui/form/text-field'
import type { EventLogModel } from './model'

interface AcknowledgeDialogProps {
  model: EventLogModel
  /** Without numbers, all that match. */
  numbers: readonly number[] | undefined
  onClose: () => void
}

const REASONS: RefusalTexts<AcknowledgementRefusal> = { acknowledged_at_panel_only: 'eventLog.panelOnly' }
const LONGEST_COMMENT = 200

export function AcknowledgeDialog({ model, numbers, onClose }: AcknowledgeDialogProps) {
  const { t } = useStore($i18n)
  const form = useForm(() => model.acknowledgeForm(numbers, count => notify(['eventLog.acknowledge.done', { count }])))
  return (
    <FormDialog
      of={form}
      title={t('eventLog.acknowledge.title')}
      save={t('eventLog.acknowledge')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{numbers ? t('eventLog.acknowledge.count', { count: numbers.length }) : t('eventLog.acknowledge.matching')}</p>
      <TextField of={form} name="comment" label={t('eventLog.comment')} maxLength={LONGEST_COMMENT} first />
    </FormDialog>
  )
}
