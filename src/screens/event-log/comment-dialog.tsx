import type { RefusalTexts } from '../../api/client/refusal-types'
import type { CommentRefusal, PanelEvent } from '../../api/event-log'
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

interface CommentDialogProps {
  model: EventLogModel
  event: PanelEvent
  /** Called with the event as it is then. */
  onDone: (event: PanelEvent) => void
  onClose: () => void
}

const REASONS: RefusalTexts<CommentRefusal> = { limit_reached: 'eventLog.comment.full' }

/** A comment on any event, whatever its state. */
export function CommentDialog({ model, event, onDone, onClose }: CommentDialogProps) {
  const { t } = useText()
  const form = useForm(() =>
    model.commentForm(event, commented => {
      notify('eventLog.comment.done')
      onDone(commented)
    })
  )
  return (
    <FormDialog
      of={form}
      title={t('eventLog.comment.add')}
      save={t('common.action.add')}
      reasons={REASONS}
      onClose={onClose}
    >
      <p>
        <PanelText>{eventText(event)}</PanelText> <span className={styles.at}>{plainText(event.triggered_at, 32)}</span>
      </p>
      <TextField of={form} name="text" label={t('eventLog.comment')} first />
    </FormDialog>
  )
}
