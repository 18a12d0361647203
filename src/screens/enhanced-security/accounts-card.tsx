import { useEffect, useState } from 'react'
import type { EnhancedSecurity } from '../../api/enhanced-security'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { MatchCount } from '../../ui/card/match-count'
import { Toolbar } from '../../ui/card/toolbar'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'
import { ExportDialog } from '../../ui/table-file/export-dialog'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import { AddDialog, DeleteDialog, EditAccountDialog, PasswordDialog } from './account-dialogs'
import { AccountsTable } from './accounts-table'
import { MediaSource } from './media-source'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'
import { countOf, dialogFor, type OpenDialog } from './wanted-account'

interface Props {
  model: EnhancedSecurityModel
  security: EnhancedSecurity
}

export function AccountsCard({ model, security }: Props) {
  const { t } = useText()
  const [open, setOpen] = useState<OpenDialog | undefined>(() => dialogFor(model.wanted(), security))
  const [search, setSearch] = useState('')
  useEffect(model.forgetWanted, [model])
  const close = () => setOpen(undefined)
  const { max_accounts: most, in_use: inUse } = security
  const count = countOf(security)
  const full = count >= most
  const query = search.trim().toLowerCase()
  const found = security.accounts.items.filter(({ username }) => username.toLowerCase().includes(query))
  return (
    <Card flush>
      <Toolbar
        flush
        search={<SearchField label={t('common.term.searchAccounts')} value={search} onPick={setSearch} />}
        below={
          <MatchCount found={found.length} total={security.accounts.items.length}>
            {t(full ? 'enhancedSecurity.count.full' : 'enhancedSecurity.count', { count, most })}
          </MatchCount>
        }
      >
        <ActionsMenu
          buttons={[
            {
              id: 'import',
              text: t('common.action.import'),
              disabled: !inUse,
              asks: true,
              onPick: () => setOpen({ dialog: 'import' })
            },
            { id: 'export', text: t('common.action.export'), asks: true, onPick: () => setOpen({ dialog: 'export' }) }
          ]}
        >
          <Button kind="primary" disabled={!inUse || full} asks onClick={() => setOpen({ dialog: 'add' })}>
            {t('common.term.addAccount')}
          </Button>
        </ActionsMenu>
      </Toolbar>
      <AccountsTable
        accounts={found}
        search={search}
        inUse={inUse}
        onEdit={account => setOpen({ dialog: 'edit', account })}
        onPassword={account => setOpen({ dialog: 'password', account })}
        onDelete={account => setOpen({ dialog: 'delete', account })}
      />
      {open?.dialog === 'add' && (
        <AddDialog model={model} name={open.name} classes={security.classes} onClose={close} />
      )}
      {open?.dialog === 'edit' && (
        <EditAccountDialog model={model} account={open.account} classes={security.classes} onClose={close} />
      )}
      {open?.dialog === 'password' && <PasswordDialog model={model} account={open.account} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteDialog model={model} account={open.account} onClose={close} />}
      {open?.dialog === 'export' && (
        <ExportDialog exportIn={language => model.exportAccounts(security, language)} onClose={close} />
      )}
      {open?.dialog === 'import' && (
        <ImportDialog
          create={() => model.importAccounts(security)}
          title={t('common.action.import')}
          hint={t('enhancedSecurity.import.hint')}
          reasons={RESULTS}
          fromPanel={onPick => <MediaSource model={model} onPick={onPick} />}
          onClose={close}
        />
      )}
    </Card>
  )
}
