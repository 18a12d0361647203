import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { FormErrors } from '../form/form-errors'
import { FormFoot } from '../form/form-foot'
import { FormView } from '../form/form-view'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Modal } from './modal'
import { useClose } from './use-close'
import { useDiscard } from './use-discard'

export interface FormDialogProps<V extends object> {
  of: Form<V>
  title: string
  children: Children
  /** What a save interrupts, above the buttons. */
  notice?: Children
  save?: string
  reasons?: CodeTexts | undefined
  /** Saving stops or destroys something. */
  danger?: boolean | undefined
  /** A question follows the button. */
  asks?: boolean
  wide?: boolean
  /** So short that closing it needs no confirmation. */
  short?: boolean
  /** It has to be saved before anything else. */
  mandatory?: boolean
  /** What the save leads to takes its place. */
  replaced?: boolean
  /** Further buttons at the start of the row. */
  start?: Children
  /** Called after Cancel, and after a save unless the dialog has already been closed. */
  onClose: () => void
  /** Called after every save. */
  onSaved?: () => void
}

/** A form in a dialog: stays open when the save fails, and confirms before it discards input. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { of: form, title, children, save, reasons, danger, wide, start, onClose, onSaved } = props
  const { notice, short = false, mandatory, replaced, asks } = props
  const { t } = useText()
  const saving = useStore(form.$saving)
  const { leave, confirmation } = useDiscard(form, onClose, short)
  const close = useClose(onClose)
  const finish = () => {
    onSaved?.()
    if (!replaced) close()
  }
  return (
    <>
      <Modal title={title} onCancel={mandatory ? undefined : leave} wide={wide} isForm>
        <FormView of={form} onSaved={finish}>
          <div data-fields>{children}</div>
          <FormFoot
            notices={
              <>
                {notice}
                <FormErrors of={form} reasons={reasons} />
              </>
            }
          >
            <Actions start={start}>
              {!mandatory && <Button onClick={leave}>{t('common.cancel')}</Button>}
              <Button kind={danger ? 'danger' : 'primary'} type="submit" busy={saving} asks={asks}>
                {save ?? t('common.save')}
              </Button>
            </Actions>
          </FormFoot>
        </FormView>
      </Modal>
      {confirmation}
    </>
  )
}
