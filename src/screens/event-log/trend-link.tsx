import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import type { PanelEvent } from '../../api/event-log'
import { $i18n } from '../../lib/text/i18n'
import { $session } from '../../session/session'
import styles from './event-log.module.css'
import { trendPath } from './links'

interface TrendLinkProps {
  event: PanelEvent
  logged: NonNullable<PanelEvent['logged']>
}

/** The way to the watched value around that minute, for users who may see it. */
export function TrendLink({ event, logged }: TrendLinkProps) {
  const { t } = useStore($i18n)
  const session = useStore($session)
  const path = trendPath(event, logged)
  if (!path || session.status !== 'signed-in' || !session.user.roles.includes('data-log')) return null
  return (
    <Link href={path} className={styles.link}>
      {t('eventLog.trend')}
    </Link>
  )
}
