import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
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
  const { t } = useText()
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
