import type { Account } from '../../api/accounts'
import { useText } from '../../lib/text/use-text'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'

const TONES: Record<Account['state'], Tone> = { active: 'ok', disabled: 'off', locked: 'bad', expired: 'warn' }

export function StateBadge({ account: { state, locked_until } }: { account: Account }) {
  const { t } = useText()
  return (
    <StatusBadge tone={TONES[state]}>
      {state === 'locked' && locked_until
        ? t('accountManagement.state.lockedUntil', { time: locked_until })
        : t(`accountManagement.state.${state}`)}
    </StatusBadge>
  )
}
