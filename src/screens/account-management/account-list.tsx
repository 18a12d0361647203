import { useStore } from '@nanostores/preact'
import type { Account } from '../../api/accounts'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { PRESETS, presetOf } from '../../session/presets'
import { isAction } from '../../session/rights'
import { MatchCount } from '../../ui/card/match-count'
import { Toolbar } from '../../ui/card/toolbar'
import { FilterSelect } from '../../ui/filter/filter-select'
import { SearchField } from '../../ui/form/search-field'
import type { Children } from '../../ui/page/children'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import styles from './account-management.module.css'
import { matches, STATES } from './filters'
import type { AccountManagementModel } from './model'
import { StateBadge } from './state-badge'

interface Props {
  accounts: readonly Account[]
  limit: number
  model: AccountManagementModel
  children: Children
  onOpen: (account: Account) => void
}

export function AccountList({ accounts, limit, model, children, onOpen }: Props) {
  const { t, language } = useText()
  const { $filters, filter } = model.filters
  const filters = useStore($filters)
  const byText = (textOf: (account: Account) => string) => (one: Account, other: Account) =>
    textOf(one).localeCompare(textOf(other), language, { numeric: true })
  const rights = ({ roles }: Account) => rightsText(roles, t)
  const signInTime = ({ last_sign_in }: Account) => last_sign_in?.time ?? ''
  const columns: Column<Account>[] = [
    {
      id: 'id',
      title: 'ID',
      cell: ({ id }) => id,
      align: 'end',
      width: '4rem',
      compare: (a, b) => Number(a.id) - Number(b.id)
    },
    {
      id: 'username',
      card: 'title',
      title: t('common.term.account'),
      cell: account => <AccountCell account={account} own={model.isOwn(account)} onOpen={() => onOpen(account)} />,
      compare: byText(({ username }) => username)
    },
    { id: 'rights', card: 'fact', title: t('accountManagement.rights'), cell: rights, compare: byText(rights) },
    {
      id: 'state',
      card: 'fact',
      title: t('common.term.status'),
      cell: account => (
        <span className={textStyles.line}>
          <StateBadge account={account} />
        </span>
      ),
      compare: byText(({ state }) => state)
    },
    {
      id: 'seen',
      title: t('accountManagement.lastSignIn'),
      cell: account => (
        <span className={textStyles.line}>
          {signInTime(account) || t('accountManagement.never')}
          {account.last_sign_in?.address && <div className={textStyles.note}>{account.last_sign_in.address}</div>}
        </span>
      ),
      compare: byText(signInTime)
    },
    {
      id: 'until',
      title: t('common.term.validUntil'),
      cell: ({ valid_until }) => valid_until ?? t('accountManagement.noEnd'),
      compare: byText(({ valid_until }) => valid_until ?? '~')
    }
  ]
  const found = accounts.filter(account => matches(account, filters))
  const state = filters.state && t(`accountManagement.state.${filters.state}`)
  const searched = [filters.text.trim(), state].filter(text => text !== '')
  return (
    <>
      <Toolbar
        flush
        search={
          <SearchField
            label={t('common.term.searchAccounts')}
            value={filters.text}
            onPick={text => filter({ text }, { replace: true })}
          />
        }
        filter={
          <FilterSelect
            label={t('common.term.status')}
            value={filters.state}
            options={STATES.map(value => ({ value, text: t(`accountManagement.state.${value}`) }))}
            onPick={it => filter({ state: it })}
          />
        }
        below={
          <MatchCount found={found.length} total={accounts.length}>
            {t('accountManagement.count', { count: accounts.length, limit })}
          </MatchCount>
        }
      >
        {children}
      </Toolbar>
      <Table
        label={t('menu.accountManagement')}
        columns={columns}
        rows={found}
        search={joinList(searched)}
        keyOf={({ id }) => id}
        sorting={{ column: 'username', descending: false }}
        empty={<EmptyState icon="search" title={t('common.term.noMatchingAccounts')} />}
      />
    </>
  )
}

/** The name of the matching preset, or else the number of menu items. */
function rightsText(roles: readonly string[], t: Translator['t']): string {
  if (roles.length === 0) return t('common.term.none')
  const preset = presetOf(roles)
  return preset
    ? t(PRESETS[preset].title)
    : t('accountManagement.rights.count', { count: roles.filter(role => !isAction(role)).length })
}

interface AccountCellProps {
  account: Account
  own: boolean
  onOpen: () => void
}

function AccountCell({ account: { username, name }, own, onOpen }: AccountCellProps) {
  const { t } = useText()
  return (
    <div className={styles.who}>
      <RowButton onPress={onOpen}>
        <PanelText>{username}</PanelText>
      </RowButton>
      {own && <span className={`${styles.you} ${textStyles.note}`}>{t('accountManagement.you')}</span>}
      {name && name !== username && (
        <div className={textStyles.note}>
          <PanelText cut>{name}</PanelText>
        </div>
      )}
    </div>
  )
}
