import { formatNumber } from '../../lib/text/format'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'

interface MatchCountProps {
  found: number
  /** Left out where only those that match are known. */
  total?: number
  /** False while the count changes without the user. */
  announced?: boolean
  /** Shown where all match, in place of their number. */
  children?: Children
}

/** How many entries of a list match its filter, and how many there are. */
export function MatchCount({ found, total = found, announced = true, children }: MatchCountProps) {
  const { t } = useText()
  const matching = { found: formatNumber(found), total: formatNumber(total) }
  return (
    <p role="status" aria-live={announced ? 'polite' : 'off'}>
      {found === total ? (children ?? t('common.entries', { count: total })) : t('common.entries.found', matching)}
    </p>
  )
}
