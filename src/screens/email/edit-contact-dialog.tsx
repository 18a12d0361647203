import { useStore } from '@nanostores/preact'
import type { MailContact } from '../../api/email'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { ContactFields } from './contact-fields'
import type { EmailModel } from './model'
import { listOrEmpty } from './recipients'

export interface EditContactDialogProps {
  model: EmailModel
  contact: MailContact
  onClose: () => void
}

export function EditContactDialog({ model, contact, onClose }: EditContactDialogProps) {
  const { t } = useText()
  const groups = listOrEmpty(useStore(model.$groups))
  const $contact = useModel(() => model.contact(contact.id))
  return (
    <EditDialog
      from={$contact}
      edit={model.editContact}
      title={t('email.contact.edit')}
      labels={{
        name: t('common.term.name'),
        mail: t('email.contact.mail'),
        groups: t('email.tab.groups')
      }}
      onClose={onClose}
      onSaved={() => model.saved('email.contact.saved')}
    >
      {form => <ContactFields form={form} groups={groups} />}
    </EditDialog>
  )
}
