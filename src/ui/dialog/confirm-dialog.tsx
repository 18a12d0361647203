import { useAction } from '../../lib/remote/use-action'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { UnansweredNotice } from '../form/unanswered-notice'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { DialogFailure } from '../status/dialog-failure'
import { Modal } from './modal'
import { useClose } from './use-close'

export interface ConfirmDialogProps {
  title: string
  children: Children
  /** The verb on the button, as in 'Stop server'. */
  verb: string
  cancel?: string
  reasons?: CodeTexts
  /** For an action that neither destroys nor stops anything. */
  harmless?: boolean
  /** The button is busy until it settles; a failure is shown in the dialog. */
  onConfirm: () => unknown
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, verb, cancel, reasons, harmless, onConfirm, onCancel } = props
  const { t } = useText()
  const { busy, failure, run, stop } = useAction(onConfirm, 'in place')
  return (
    <Modal described title={title} onCancel={onCancel}>
      {children}
      <UnansweredNotice busy={busy} onStop={stop} />
      {failure && <DialogFailure error={failure} reasons={reasons} />}
      <Actions>
        <Button onClick={onCancel}>{cancel ?? t('common.cancel')}</Button>
        <Button kind={harmless ? 'primary' : 'danger'} busy={busy} onClick={run}>
          {verb}
        </Button>
      </Actions>
    </Modal>
  )
}

interface ActionDialogProps extends Omit<ConfirmDialogProps, 'onCancel'> {
  onClose: () => void
}

/** Closes itself when what was confirmed has succeeded. */
export function ActionDialog({ onConfirm, onClose, ...props }: ActionDialogProps) {
  const close = useClose(onClose)
  const confirm = async () => {
    await onConfirm()
    close()
  }
  return <ConfirmDialog {...props} onConfirm={confirm} onCancel={onClose} />
}
