import { useState } from 'react'
import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { rightsList } from '../../session/rights'
import { openDialog } from '../../stores/dialogs'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './account-management.module.css'
import { type Action, ActionDialog } from './action-dialog'
import { EditAccountDialog } from './edit-dialog'
import type { AccountManagementModel } from './model'
import { ResetDialog } from './reset-dialog'
import { StateBadge } from './state-badge'

interface Props {
  account: Account
  model: AccountManagementModel
  onClose: () => void
}

/** An account's details and actions. */
export function AccountDialog({ account, model, onClose }: Props) {
  const { t } = useText()
  const [open, setOpen] = useState<'edit' | 'reset' | Action>()
  const own = model.isOwn(account)
  const last = model.isLast(account)
  const close = () => setOpen(undefined)
  const changeOwn = () => {
    onClose()
    openDialog('change-password')
  }
  if (open === 'edit') return <EditAccountDialog account={account} model={model} onClose={onClose} />
  if (open === 'reset') return <ResetDialog account={account} model={model} onClose={onClose} />
  const action = (name: Action, disabled = false, danger = false) => (
    <Button kind={danger ? 'danger' : 'plain'} disabled={disabled} asks onClick={() => setOpen(name)}>
      {t(`accountManagement.action.${name}`)}
    </Button>
  )
  return (
    <>
      <Dialog
        wide
        title={t('accountManagement.dialog', { account: account.username })}
        onCancel={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('common.close')}</Button>
            <Button kind="primary" asks onClick={() => setOpen('edit')}>
              {t('accountManagement.edit')}
            </Button>
          </>
        }
      >
        <AccountFacts account={account} />
        <div className={styles.actions}>
          {own ? (
            <Button asks onClick={changeOwn}>
              {t('common.term.changePassword')}
            </Button>
          ) : (
            <Button asks onClick={() => setOpen('reset')}>
              {t('accountManagement.reset')}
            </Button>
          )}
          {account.state === 'locked' && action('unlock')}
          {action('signOut', account.sessions === 0)}
          {account.state === 'disabled' ? action('enable') : action('disable', own || last)}
          {action('remove', own || last, true)}
        </div>
        {(own || last) && (
          <p className={textStyles.note}>
            {t(own ? 'accountManagement.ownAccount' : 'accountManagement.lastAdministrator')}
          </p>
        )}
      </Dialog>
      {open && <ActionDialog action={open} account={account} model={model} onDone={onClose} onCancel={close} />}
    </>
  )
}

function AccountFacts({ account }: { account: Account }) {
  const { t } = useText()
  const { id, name, roles, last_sign_in: lastSignIn, sessions, password_must_change } = account
  return (
    <DataList>
      <DataRow label="ID">{id}</DataRow>
      {name && (
        <DataRow label={t('session.displayName')}>
          <PanelText>{name}</PanelText>
        </DataRow>
      )}
      <DataRow label={t('common.term.status')}>
        <StateBadge account={account} />
        {password_must_change && account.state !== 'active' && (
          <StatusBadge tone="info">{t('accountManagement.state.mustChange')}</StatusBadge>
        )}
      </DataRow>
      <DataRow label={t('accountManagement.rights')}>
        {roles.length > 0 ? rightsList(roles, t) : t('common.term.none')}
      </DataRow>
      <DataRow label={t('common.term.validUntil')}>{account.valid_until ?? t('accountManagement.noEnd')}</DataRow>
      <DataRow label={t('accountManagement.passwordAge')}>
        {account.password_age_days > 0
          ? t('accountManagement.passwordAge.days', { count: account.password_age_days })
          : t('accountManagement.passwordAge.none')}
      </DataRow>
      <DataRow label={t('accountManagement.lastSignIn')}>
        {lastSignIn
          ? `${lastSignIn.time}${lastSignIn.address ? ` · ${lastSignIn.address}` : ''}`
          : t('accountManagement.never')}
      </DataRow>
      <DataRow label={t('accountManagement.sessions')}>{sessions}</DataRow>
    </DataList>
  )
}
