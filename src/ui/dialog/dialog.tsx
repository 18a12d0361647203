import { Actions } from '../page/actions'
import type { Children } from '../page/children'
import { Modal } from './modal'

export interface DialogProps {
  title: string
  children: Children
  /** Its buttons, the one that counts last. */
  actions: Children
  /** What Escape does; left out where a decision is needed. */
  onCancel?: (() => void) | undefined
  wide?: boolean | undefined
}

export function Dialog({ title, children, actions, onCancel, wide }: DialogProps) {
  return (
    <Modal title={title} onCancel={onCancel} wide={wide}>
      {children}
      <Actions>{actions}</Actions>
    </Modal>
  )
}
