import { useText } from '../../lib/text/use-text'
import { StatusBadge, type StatusText } from '../../ui/status/status-badge'
import type { Trust } from './model'

const BADGES: Record<Exclude<Trust, 'loading'>, StatusText> = {
  live: { tone: 'off', text: 'common.term.live' },
  partial: { tone: 'warn', text: 'common.term.partial' },
  stale: { tone: 'warn', text: 'common.term.notUpdated' }
}

export function TrustBadge({ trust }: { trust: Trust }) {
  const { t } = useText()
  if (trust === 'loading') return null
  return <StatusBadge tone={BADGES[trust].tone}>{t(BADGES[trust].text)}</StatusBadge>
}
