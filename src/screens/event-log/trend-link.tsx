import { Link } from 'wouter'
import type { PanelEvent } from '../../api/event-log'
import { useText } from '../../lib/text/use-text'
import { trendPath } from '../../stores/trend-path'
import styles from './event-log.module.css'

/** The way to the watched value, or whatever is logged, around that minute. */
export function TrendLink({ event }: { event: PanelEvent }) {
  const { t } = useText()
  const path = trendPath(event.triggered_at, event.logged)
  if (!path) return null
  return (
    <Link href={path} className={styles.link}>
      {t('common.showInTrend')}
    </Link>
  )
}
