import type { RuntimeAccount } from '../../api/enhanced-security'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import styles from './enhanced-security.module.css'

interface Props {
  accounts: readonly RuntimeAccount[]
  search: string
  inUse: boolean
  onEdit: (account: RuntimeAccount) => void
  onPassword: (account: RuntimeAccount) => void
  onDelete: (account: RuntimeAccount) => void
}

export function AccountsTable({ accounts, search, inUse, onEdit, onPassword, onDelete }: Props) {
  const { t } = useText()
  const columns: Column<RuntimeAccount>[] = [
    {
      id: 'username',
      title: t('common.term.account'),
      cell: account => <Name account={account} {...(inUse && { onEdit: () => onEdit(account) })} />,
      compare: (one, other) => one.username.localeCompare(other.username)
    },
    {
      id: 'password',
      title: t('common.term.password'),
      cell: ({ password_set }) => t(password_set ? 'common.term.set' : 'common.term.notSet')
    },
    {
      id: 'classes',
      card: 'fact',
      title: t('enhancedSecurity.classes'),
      cell: account => <Classes account={account} />
    },
    { id: 'opcua', card: 'fact', title: t('menu.opcua'), cell: account => <Rights account={account} /> },
    {
      id: 'actions',
      pinned: 'menu',
      title: t('common.term.actions'),
      width: '5rem',
      cell: account => (
        <RowActions
          name={account.username}
          more={[
            {
              id: 'password',
              text: t('enhancedSecurity.resetPassword', { name: account.username }),
              disabled: !inUse,
              asks: true,
              onPick: () => onPassword(account)
            },
            {
              id: 'delete',
              text: t('common.term.delete', { name: account.username }),
              disabled: !inUse || account.administrator,
              asks: true,
              danger: true,
              onPick: () => onDelete(account)
            }
          ]}
        />
      )
    }
  ]
  return (
    <Table
      label={t('enhancedSecurity.accounts')}
      columns={columns}
      rows={accounts}
      search={search}
      keyOf={({ id }) => id}
      empty={<EmptyState icon="search" title={t('common.term.noMatchingAccounts')} />}
    />
  )
}

/** Opens the account, unless accounts are not in use. */
function Name({ account, onEdit }: { account: RuntimeAccount; onEdit?: () => void }) {
  const { t } = useText()
  const { valid_minutes: minutes, expires_at: time } = account
  const name = <PanelText>{account.username}</PanelText>
  const validity = time ? t('enhancedSecurity.until', { time }) : minutes === 0 && t('enhancedSecurity.untilRestart')
  return (
    <span className={styles.name}>
      {onEdit ? <RowButton onPress={onEdit}>{name}</RowButton> : name}
      {account.logged_in && <StatusBadge tone="plain">{t('enhancedSecurity.signedIn')}</StatusBadge>}
      {account.hidden && <StatusBadge tone="plain">{t('enhancedSecurity.hidden')}</StatusBadge>}
      {validity && <StatusBadge tone="info">{validity}</StatusBadge>}
    </span>
  )
}

function Classes({ account: { administrator, classes } }: { account: RuntimeAccount }) {
  const { t } = useText()
  if (administrator) return <>{t('common.term.all')}</>
  if (classes.length === 0) return <>{t('common.term.none')}</>
  return <PanelText>{classes.join(' ')}</PanelText>
}

function Rights({ account: { browse, read, write } }: { account: RuntimeAccount }) {
  const { t } = useText()
  const rights = [
    browse && t('enhancedSecurity.browse'),
    read && t('enhancedSecurity.read'),
    write && t('enhancedSecurity.write')
  ].filter(right => typeof right === 'string')
  return <>{rights.length > 0 ? joinList(rights) : t('enhancedSecurity.noAccess')}</>
}
