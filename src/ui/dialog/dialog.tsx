import { Actions } from '../page/actions'
import type { Children } from '../page/children'
import { Modal } from './modal'

export interface DialogProps {
  title: string
  children: Children
  /** Buttons, the primary one last. */
  actions: Children
  /** Called on Escape; omit it where the user has to decide. */
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
