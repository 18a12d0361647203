import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { EnhancedSecurity, RuntimeAccount } from '../../api/enhanced-security'
import type { SettingsForm } from '../../lib/form/settings-form'
import { $i18n } from '../../lib/text/i18n'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Toolbar } from '../../ui/page/toolbar'
import { AccountsTable } from './accounts-table'
import { AddDialog } from './add-dialog'
import { DeleteDialog } from './delete-dialog'
import { EditDialog } from './edit-dialog'
import styles from './enhanced-security.module.css'
import type { AccountInput } from './forms'
import { AccountsImportDialog } from './import-dialog'
import type { EnhancedSecurityModel } from './model'
import { PasswordDialog } from './password-dialog'

interface Props {
  model: EnhancedSecurityModel
  security: EnhancedSecurity
}

type Open =
  | { dialog: 'add' | 'import' }
  | { dialog: 'password' | 'delete'; account: RuntimeAccount }
  | { dialog: 'edit'; account: RuntimeAccount; form: SettingsForm<AccountInput> }

export function AccountsCard({ model, security }: Props) {
  const { t } = useStore($i18n)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { accounts, most_accounts: most, in_use: inUse } = security
  const count = accounts.filter(({ administrator }) => !administrator).length
  const full = count >= most
  const edit = async (account: RuntimeAccount) => {
    const form = await model.openEdit(account.id)
    if (form) setOpen({ dialog: 'edit', account, form })
  }
  return (
    <>
      <Toolbar search={<SearchField label={t('enhancedSecurity.search')} value={search} onPick={setSearch} />}>
        <Button onClick={() => model.exportAccounts(security)}>{t('enhancedSecurity.export')}</Button>
        <Button disabled={!inUse} onClick={() => setOpen({ dialog: 'import' })}>
          {t('enhancedSecurity.import')}
        </Button>
        <Button kind="primary" disabled={!inUse || full} onClick={() => setOpen({ dialog: 'add' })}>
          {t('enhancedSecurity.add')}
        </Button>
      </Toolbar>
      <p className={styles.count}>
        {t(full ? 'enhancedSecurity.count.full' : 'enhancedSecurity.count', { count, most })}
      </p>
      <Card flush>
        <AccountsTable
          model={model}
          security={security}
          search={search}
          onEdit={account => void edit(account)}
          onPassword={account => setOpen({ dialog: 'password', account })}
          onDelete={account => setOpen({ dialog: 'delete', account })}
        />
      </Card>
      {open?.dialog === 'add' && <AddDialog model={model} classes={security.classes} onClose={close} />}
      {open?.dialog === 'edit' && <EditDialog {...open} classes={security.classes} onClose={close} />}
      {open?.dialog === 'password' && <PasswordDialog model={model} account={open.account} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteDialog model={model} account={open.account} onClose={close} />}
      {open?.dialog === 'import' && <AccountsImportDialog model={model} security={security} onClose={close} />}
    </>
  )
}
