import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { Modal } from '../../ui/dialog/modal'
import { FormView } from '../../ui/form/form-view'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import type { Children } from '../../ui/page/children'
import { FailureBanner } from '../../ui/page/failure-banner'

interface OptionsDialogProps<V extends object> {
  of: Form<V>
  title: string
  /** Label of the submit button. */
  action: string
  children: Children
  onClose: () => void
}

/** Options of an action; closing it needs no confirmation, as nothing is lost. */
export function OptionsDialog<V extends object>({ of: form, title, action, children, onClose }: OptionsDialogProps<V>) {
  const { t } = useStore($i18n)
  const saving = useStore(form.$saving)
  const failure = useStore(form.$failure)
  return (
    <Modal title={title} onCancel={onClose}>
      <FormView of={form} onSaved={onClose}>
        {children}
        {failure && <FailureBanner error={failure} />}
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
