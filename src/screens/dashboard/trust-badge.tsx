import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { $findings } from '../../stores/findings/state'
import { StatusBadge, type StatusText } from '../../ui/status/status-badge'
import type { Trust } from './model'

const BADGES: Record<Exclude<Trust, 'loading'>, StatusText> = {
  live: { tone: 'plain', text: 'common.term.live' },
  partial: { tone: 'warn', text: 'common.term.partial' },
  stale: { tone: 'warn', text: 'common.term.notUpdated' }
}

/** None where nothing is known of what is wrong: values that are live would seem to say that all is well. */
export function TrustBadge({ trust }: { trust: Trust }) {
  const { t } = useText()
  const state = useStore($findings)
  if (trust === 'loading' || state.status === 'failed') return null
  const { tone, text } = BADGES[state.status === 'known' && !state.current ? 'stale' : trust]
  return <StatusBadge tone={tone}>{t(text)}</StatusBadge>
}
