import { useText } from '../../lib/text/use-text'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Modal, type ModalProps } from './modal'

export type DialogProps = Pick<ModalProps, 'title' | 'children' | 'wide' | 'waiting'> &
  (
    | {
        /** Buttons, the primary one last. */
        actions: Children
        /** Called on Escape; omit it where the user has to decide. */
        onCancel?: (() => void) | undefined
      }
    // It only shows something, and has a button that closes it.
    | { actions?: never; onCancel: () => void }
  )

export function Dialog({ children, actions, onCancel, ...frame }: DialogProps) {
  const { t } = useText()
  return (
    <Modal onCancel={onCancel} {...frame}>
      {children}
      <Actions>{actions ?? (onCancel && <Button onClick={onCancel}>{t('common.close')}</Button>)}</Actions>
    </Modal>
  )
}
