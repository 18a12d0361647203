import { useStore } from '@nanostores/preact'
import type { MailContact } from '../../api/email'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import type { EmailModel } from './model'
import { groupsText, listOrEmpty } from './recipients'

export interface DeleteContactDialogProps {
  model: EmailModel
  contact: MailContact
  onClose: () => void
}

export function DeleteContactDialog({ model, contact, onClose }: DeleteContactDialogProps) {
  const { t } = useText()
  const groups = groupsText(contact.groups, listOrEmpty(useStore(model.$groups)))
  return (
    <ActionDialog
      title={t('email.delete.title')}
      verb={t('common.action.delete')}
      onConfirm={() => model.deleteContact(contact.id)}
      onClose={onClose}
    >
      <p>{t('email.delete.text', { name: contact.name, mail: contact.mail })}</p>
      <p>{groups ? t('email.delete.groups', { groups }) : t('email.delete.noGroups')}</p>
    </ActionDialog>
  )
}
