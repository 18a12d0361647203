import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { rightsList } from '../../session/rights'
import { DataList, DataRow } from '../../ui/page/data-list'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge } from '../../ui/status/status-badge'
import { StateBadge } from './state-badge'

export function AccountFacts({ account }: { account: Account }) {
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
        {password_must_change && <StatusBadge tone="info">{t('accountManagement.state.mustChange')}</StatusBadge>}
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
