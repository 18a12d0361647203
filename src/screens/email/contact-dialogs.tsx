import { useStore } from '@nanostores/preact'
import type { MailContact, MailContactUpdate } from '../../api/email'
import type { Form } from '../../lib/form/form'
import { useForm } from '../../lib/form/use-form'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { FieldFor } from '../../ui/form/field-for'
import type { EmailModel } from './model'
import { groupsText, groupText, listOrEmpty } from './recipients'

interface AddProps {
  model: EmailModel
  onClose: () => void
}

interface Props extends AddProps {
  contact: MailContact
}

export function AddContactDialog({ model, onClose }: AddProps) {
  const { t } = useText()
  const form = useForm(model.newContact)
  return (
    <FormDialog
      of={form}
      title={t('email.contact.add')}
      onClose={onClose}
      onSaved={() => model.saved('email.contact.saved')}
    >
      <ContactFields of={form} model={model} />
    </FormDialog>
  )
}

export function EditContactDialog({ model, contact, onClose }: Props) {
  const { t } = useText()
  return (
    <EditDialog
      from={() => model.contact(contact.id)}
      edit={model.editContact}
      title={t('email.contact.edit')}
      onClose={onClose}
      onSaved={() => model.saved('email.contact.saved')}
    >
      {form => <ContactFields of={form} model={model} />}
    </EditDialog>
  )
}

function ContactFields({ of: form, model }: { of: Form<MailContactUpdate>; model: EmailModel }) {
  const groups = listOrEmpty(useStore(model.$groups))
  return (
    <>
      <FieldFor of={form} name="name" first />
      <FieldFor of={form} name="mail" />
      <FieldFor of={form} name="groups" options={groups.map(group => ({ value: group.id, text: groupText(group) }))} />
    </>
  )
}

export function DeleteContactDialog({ model, contact, onClose }: Props) {
  const { t } = useText()
  const groups = groupsText(contact.groups, listOrEmpty(useStore(model.$groups)))
  return (
    <ActionDialog
      title={t('email.delete.title', { name: plainText(contact.name, 80) })}
      verb={t('common.action.delete')}
      onConfirm={() => model.deleteContact(contact.id)}
      onClose={onClose}
    >
      <p>{t('email.delete.text', { name: contact.name, mail: contact.mail })}</p>
      <p>{groups ? t('email.delete.groups', { groups }) : t('email.delete.noGroups')}</p>
    </ActionDialog>
  )
}
