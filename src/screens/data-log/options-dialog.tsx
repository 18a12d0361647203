import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form'
import { $i18n } from '../../lib/i18n'
import { Actions } from '../../ui/actions'
import { Button } from '../../ui/button'
import type { Children } from '../../ui/children'
import { FailureBanner } from '../../ui/failure-banner'
import { FormView } from '../../ui/form-view'
import { Modal } from '../../ui/modal'

interface OptionsDialogProps<V extends object> {
  of: Form<V>
  title: string
  /** The deed of its button. */
  deed: string
  children: Children
  onClose: () => void
}

/** Options of a deed: closing it loses nothing, so it does not ask. */
export function OptionsDialog<V extends object>({ of: form, title, deed, children, onClose }: OptionsDialogProps<V>) {
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
            {deed}
          </Button>
        </Actions>
      </FormView>
    </Modal>
  )
}
