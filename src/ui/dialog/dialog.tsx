import { useText } from '../../lib/text/use-text'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Modal } from './modal'

export type DialogProps = { title: string; children: Children; wide?: boolean | undefined } & (
  | {
      /** Buttons, the primary one last. */
      actions: Children
      /** Called on Escape; omit it where the user has to decide. */
      onCancel?: (() => void) | undefined
    }
  // It only shows something, and has a button that closes it.
  | { actions?: never; onCancel: () => void }
)

export function Dialog({ title, children, actions, onCancel, wide }: DialogProps) {
  const { t } = useText()
  return (
    <Modal title={title} onCancel={onCancel} wide={wide}>
      {children}
      <Actions>{actions ?? (onCancel && <Button onClick={onCancel}>{t('common.close')}</Button>)}</Actions>
    </Modal>
  )
}
