import { useText } from '../../lib/text/use-text'
import { MatchCount } from '../../ui/card/match-count'
import { Toolbar } from '../../ui/card/toolbar'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'

export interface ContactsToolbarProps {
  found: number
  total: number
  search: string
  onSearch: (text: string) => void
  onAdd: () => void
  onImport: () => void
  onExport: () => void
}

export function ContactsToolbar({ found, total, search, onSearch, onAdd, onImport, onExport }: ContactsToolbarProps) {
  const { t } = useText()
  const empty = total === 0
  return (
    <Toolbar
      flush
      search={!empty && <SearchField label={t('email.contacts.search')} value={search} onPick={onSearch} />}
      count={!empty && <MatchCount found={found} total={total} />}
    >
      <ActionsMenu
        buttons={[
          { id: 'import', text: t('common.term.importCsv'), asks: true, onPick: onImport },
          { id: 'export', text: t('common.exportCsv'), asks: true, disabled: empty, onPick: onExport }
        ]}
      >
        <Button kind="primary" asks onClick={onAdd}>
          {t('email.contact.add')}
        </Button>
      </ActionsMenu>
    </Toolbar>
  )
}
