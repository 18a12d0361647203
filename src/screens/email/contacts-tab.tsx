import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { RefusalTexts } from '../../api/client/refusal-types'
import type { ContactsImportRefusal, MailContact } from '../../api/email'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Loaded } from '../../ui/status/loaded'
import { ExportDialog } from '../../ui/table-file/export-dialog'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import { AddContactDialog, DeleteContactDialog, EditContactDialog } from './contact-dialogs'
import { ContactsTable } from './contacts-table'
import { ContactsToolbar } from './contacts-toolbar'
import type { EmailModel } from './model'
import { foundContacts, listOrEmpty } from './recipients'

type Open = { dialog: 'add' | 'import' | 'export' } | { dialog: 'edit' | 'delete'; contact: MailContact } | undefined

const IMPORT_REASONS: RefusalTexts<ContactsImportRefusal> = { limit_reached: 'email.contact.tooMany' }

export function ContactsTab({ model }: { model: EmailModel }) {
  const { t } = useText()
  const groups = listOrEmpty(useStore(model.$groups))
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Card flush>
      <Loaded from={model.$contacts}>
        {contacts => (
          <>
            <ContactsToolbar
              found={foundContacts(contacts, groups, search).length}
              total={contacts.length}
              search={search}
              onSearch={setSearch}
              onAdd={() => setOpen({ dialog: 'add' })}
              onImport={() => setOpen({ dialog: 'import' })}
              onExport={() => setOpen({ dialog: 'export' })}
            />
            <ContactsTable
              label={t('email.tab.contacts')}
              contacts={foundContacts(contacts, groups, search)}
              groups={groups}
              search={search}
              onEdit={contact => setOpen({ dialog: 'edit', contact })}
              onDelete={contact => setOpen({ dialog: 'delete', contact })}
            />
          </>
        )}
      </Loaded>
      {open?.dialog === 'add' && <AddContactDialog model={model} onClose={close} />}
      {open?.dialog === 'import' && (
        <ImportDialog
          create={model.importContacts}
          title={t('email.import.title')}
          hint={t('email.import.hint')}
          reasons={IMPORT_REASONS}
          onClose={close}
        />
      )}
      {open?.dialog === 'export' && <ExportDialog exportIn={model.exportContacts} onClose={close} />}
      {open?.dialog === 'edit' && <EditContactDialog model={model} contact={open.contact} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteContactDialog model={model} contact={open.contact} onClose={close} />}
    </Card>
  )
}
