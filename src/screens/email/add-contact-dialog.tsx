import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useForm } from '../../lib/use-form'
import { FormDialog } from '../../ui/form-dialog'
import { ContactFields } from './contact-fields'
import type { EmailModel } from './model'
import { knownOf } from './recipients'

export function AddContactDialog({ model, onClose }: { model: EmailModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const groups = knownOf(useStore(model.$groups))
  const form = useForm(model.newContact)
  const done = () => {
    model.saved('email.contact.saved')
    onClose()
  }
  return (
    <FormDialog of={form} title={t('email.contact.add')} onClose={onClose} onSaved={done}>
      <ContactFields form={form} groups={groups} />
    </FormDialog>
  )
}
