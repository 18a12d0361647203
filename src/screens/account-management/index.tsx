import { useState } from 'react'
import type { Account } from '../../api/accounts'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { Button } from '../../ui/page/button'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { ExportDialog } from '../../ui/table-file/export-dialog'
import { AccountDialog } from './account-dialog'
import { AccountList } from './account-list'
import { AddDialog } from './add-dialog'
import { AccountsImportDialog } from './import-dialog'
import { createAccountManagement } from './model'
import { TemporaryPassword } from './temporary-password'

type Open = { dialog: 'add' | 'import' | 'export' } | { dialog: 'account'; id: Account['id'] }

export default function AccountManagementScreen() {
  const { t } = useText()
  const model = useModel(createAccountManagement)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Page title={t('menu.accountManagement')}>
      <Loaded from={model.$accounts}>
        {({ items: accounts, max_accounts: limit }) => {
          const chosen = open?.dialog === 'account' ? accounts.find(({ id }) => id === open.id) : undefined
          return (
            <>
              <Card flush>
                <AccountList
                  accounts={accounts}
                  limit={limit}
                  model={model}
                  onOpen={({ id }) => setOpen({ dialog: 'account', id })}
                >
                  <ActionsMenu
                    buttons={[
                      {
                        id: 'import',
                        text: t('common.action.import'),
                        asks: true,
                        onPick: () => setOpen({ dialog: 'import' })
                      },
                      {
                        id: 'export',
                        text: t('common.action.export'),
                        disabled: accounts.length === 0,
                        asks: true,
                        onPick: () => setOpen({ dialog: 'export' })
                      }
                    ]}
                  >
                    <Button
                      kind="primary"
                      disabled={accounts.length >= limit}
                      asks
                      onClick={() => setOpen({ dialog: 'add' })}
                    >
                      {t('common.term.addAccount')}
                    </Button>
                  </ActionsMenu>
                </AccountList>
              </Card>
              {chosen && <AccountDialog account={chosen} model={model} onClose={close} />}
            </>
          )
        }}
      </Loaded>
      {open?.dialog === 'add' && <AddDialog model={model} onClose={close} />}
      {open?.dialog === 'import' && <AccountsImportDialog model={model} onClose={close} />}
      {open?.dialog === 'export' && <ExportDialog exportIn={model.exportAll} onClose={close} />}
      <TemporaryPassword model={model} />
    </Page>
  )
}
