import { useStore } from '@nanostores/preact'
import type { MailContact } from '../../api/email'
import { $i18n } from '../../lib/text/i18n'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useClose } from '../../ui/dialog/use-close'
import type { EmailModel } from './model'
import { groupsText, listOrEmpty } from './recipients'

export interface DeleteContactDialogProps {
  model: EmailModel
  contact: MailContact
  onClose: () => void
}

export function DeleteContactDialog({ model, contact, onClose }: DeleteContactDialogProps) {
  const { t } = useStore($i18n)
  const groups = groupsText(contact.groups, listOrEmpty(useStore(model.$groups)))
  const close = useClose(onClose)
  const remove = async () => {
    await model.deleteContact(contact.id)
    close()
  }
  return (
    <ConfirmDialog title={t('email.delete.title')} verb={t('email.delete.verb')} onConfirm={remove} onCancel={onClose}>
      <p>{t('email.delete.text', { name: contact.name, mail: contact.mail })}</p>
      <p>{groups ? t('email.delete.groups', { groups }) : t('email.delete.noGroups')}</p>
    </ConfirmDialog>
  )
}
