import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { Modal } from '../../ui/dialog/modal'
import { FormErrors } from '../../ui/form/form-errors'
import { FormView } from '../../ui/form/form-view'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'

interface OptionsDialogProps<V extends object> {
  of: Form<V>
  title: string
  /** The verb on its button. */
  action: string
  children: Children
  onClose: () => void
}

/** Options of an action: closing it loses nothing, so it does not ask. */
export function OptionsDialog<V extends object>({ of: form, title, action, children, onClose }: OptionsDialogProps<V>) {
  const { t } = useStore($i18n)
  const saving = useStore(form.$saving)
  return (
    <Modal title={title} onCancel={onClose}>
      <FormView of={form} onSaved={onClose}>
        {children}
        <FormErrors of={form} />
        <Actions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" type="submit" busy={saving}>
            {action}
          </Button>
        </Actions>
      </FormView>
    </Modal>
  )
}
