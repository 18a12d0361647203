import { useStore } from '@nanostores/preact'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'
import { Toolbar } from '../../ui/page/toolbar'
import type { EmailModel } from './model'

export interface ContactsToolbarProps {
  model: EmailModel
  empty: boolean
  search: string
  onSearch: (text: string) => void
  onAdd: () => void
  onImport: () => void
}

export function ContactsToolbar({ model, empty, search, onSearch, onAdd, onImport }: ContactsToolbarProps) {
  const { t } = useStore($i18n)
  const { busy, run } = useAction(model.exportContacts)
  return (
    <Toolbar
      flush
      search={!empty && <SearchField label={t('email.contacts.search')} value={search} onPick={onSearch} />}
    >
      <Button onClick={onImport}>{t('common.term.importCsv')}</Button>
      <Button disabled={empty} busy={busy} onClick={run}>
        {t('common.exportCsv')}
      </Button>
      <Button kind="primary" onClick={onAdd}>
        {t('email.contact.add')}
      </Button>
    </Toolbar>
  )
}
