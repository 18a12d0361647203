import { useStore } from '@nanostores/preact'
import type { MailContact } from '../../api/email'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { ContactFields } from './contact-fields'
import { LoadingDialog } from './loading-dialog'
import type { EmailModel } from './model'
import { knownOf } from './recipients'

export interface EditContactDialogProps {
  model: EmailModel
  contact: MailContact
  onClose: () => void
}

/** Begins with what the panel holds now, which may be newer than the list. */
export function EditContactDialog({ model, contact, onClose }: EditContactDialogProps) {
  const { t } = useStore($i18n)
  const $contact = useModel(() => model.contact(contact.id))
  return (
    <LoadingDialog from={$contact} title={t('email.contact.edit')} onClose={onClose}>
      {loaded => <EditContact model={model} loaded={loaded} onClose={onClose} />}
    </LoadingDialog>
  )
}

interface EditContactProps {
  model: EmailModel
  loaded: Versioned<MailContact>
  onClose: () => void
}

function EditContact({ model, loaded, onClose }: EditContactProps) {
  const { t } = useStore($i18n)
  const groups = knownOf(useStore(model.$groups))
  const form = useForm(() => model.editContact(loaded))
  const labels = {
    name: t('email.contact.name'),
    mail: t('email.contact.mail'),
    groups: t('email.contact.groups')
  }
  const done = () => {
    model.saved('email.contact.saved')
    onClose()
  }
  return (
    <FormDialog of={form} title={t('email.contact.edit')} onClose={onClose} onSaved={done}>
      <ContactFields form={form} groups={groups} />
      <ConflictNotice of={form} labels={labels} />
    </FormDialog>
  )
}
