import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'

const TONES: Record<Account['state'], Tone> = { active: 'plain', disabled: 'plain', locked: 'warn', expired: 'warn' }

/** An account with an expired or given password can do nothing but change it; with its factory password, anybody can log in. */
export function StateBadge({ account }: { account: Account }) {
  const { state, locked_until, password_must_change, password_factory } = account
  const { t } = useText()
  if (state === 'active' && password_must_change)
    return <StatusBadge tone="warn">{t('accountManagement.state.mustChange')}</StatusBadge>
  if (state === 'active' && password_factory)
    return <StatusBadge tone="warn">{t('accountManagement.state.factory')}</StatusBadge>
  return (
    <StatusBadge tone={TONES[state]}>
      {state === 'locked' && locked_until
        ? t('accountManagement.state.lockedUntil', { time: locked_until })
        : t(`accountManagement.state.${state}`)}
    </StatusBadge>
  )
}
