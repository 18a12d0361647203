import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import type { EmailModel } from './model'

const REASONS = { alreadyExists: 'email.contact.mailExists', tooMany: 'email.contact.tooMany' } as const

export function ContactsImportDialog({ model, onClose }: { model: EmailModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const contactsImport = useModel(model.importContacts)
  return (
    <ImportDialog
      of={contactsImport}
      title={t('email.import.title')}
      hint={t('email.import.hint')}
      reasons={REASONS}
      onApplied={onClose}
      onClose={onClose}
    />
  )
}
