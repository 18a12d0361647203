import type { RefusalTexts } from '../../api/client/refusal-types'
import type { AcknowledgementRefusal, PanelEvent } from '../../api/event-log'
import { useForm } from '../../lib/form/use-form'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { eventText } from '../../stores/event-text'
import { notify } from '../../stores/notices'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { TextField } from '../../ui/form/text-field'
import { PanelText } from '../../ui/page/panel-text'
import styles from './event-log.module.css'
import type { EventLogModel } from './model'

interface AcknowledgeDialogProps {
  model: EventLogModel
  /** Without events, all that match. */
  events: readonly PanelEvent[] | undefined
  onClose: () => void
}

const REASONS: RefusalTexts<AcknowledgementRefusal> = { acknowledged_at_panel_only: 'eventLog.panelOnly' }

export function AcknowledgeDialog({ model, events, onClose }: AcknowledgeDialogProps) {
  const { t } = useText()
  const form = useForm(() => model.acknowledgeForm(events, count => notify(['eventLog.acknowledge.done', { count }])))
  return (
    <FormDialog
      of={form}
      title={t('eventLog.acknowledge.title')}
      save={t('common.action.acknowledge')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>{events ? t('eventLog.acknowledge.count', { count: events.length }) : t('eventLog.acknowledge.matching')}</p>
      {events && (
        <ul className={styles.named}>
          {events.map(event => (
            <li key={event.number}>
              <PanelText>{eventText(event)}</PanelText>{' '}
              <span className={styles.at}>{plainText(event.triggered_at, 32)}</span>
            </li>
          ))}
        </ul>
      )}
      <TextField of={form} name="comment" label={t('eventLog.comment')} first />
    </FormDialog>
  )
}
