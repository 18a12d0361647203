import { useStore } from '@nanostores/preact'
import { useForm } from '../../lib/form/use-form'
import { useText } from '../../lib/text/use-text'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ContactFields } from './contact-fields'
import type { EmailModel } from './model'
import { listOrEmpty } from './recipients'

export function AddContactDialog({ model, onClose }: { model: EmailModel; onClose: () => void }) {
  const { t } = useText()
  const groups = listOrEmpty(useStore(model.$groups))
  const form = useForm(model.newContact)
  return (
    <FormDialog
      of={form}
      title={t('email.contact.add')}
      onClose={onClose}
      onSaved={() => model.saved('email.contact.saved')}
    >
      <ContactFields form={form} groups={groups} />
    </FormDialog>
  )
}
