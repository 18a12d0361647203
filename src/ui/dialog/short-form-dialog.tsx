import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { FormErrors } from '../form/form-errors'
import { FormView } from '../form/form-view'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Modal } from './modal'
import { useClose } from './use-close'

interface Props<V extends object> {
  of: Form<V>
  title: string
  children: Children
  verb: string
  /** Saving stops or destroys something. */
  danger?: boolean | undefined
  reasons?: CodeTexts | undefined
  /** Called after a save unless the dialog has already been closed. */
  onSaved: () => void
  /** Omit it where the form must be saved before anything else. */
  onCancel?: (() => void) | undefined
  /** Additional buttons at the start of the row. */
  start?: Children
}

/** A form so short that closing it needs no confirmation. */
export function ShortFormDialog<V extends object>({ of: form, title, children, verb, ...rest }: Props<V>) {
  const { danger, reasons, onSaved, onCancel, start } = rest
  const { t } = useText()
  const saving = useStore(form.$saving)
  const finish = useClose(onSaved)
  return (
    <Modal title={title} onCancel={onCancel}>
      <FormView of={form} onSaved={finish}>
        {children}
        <FormErrors of={form} reasons={reasons} />
        <Actions start={start}>
          {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
          <Button kind={danger ? 'danger' : 'primary'} type="submit" busy={saving}>
            {verb}
          </Button>
        </Actions>
      </FormView>
    </Modal>
  )
}
