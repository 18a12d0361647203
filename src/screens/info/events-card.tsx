import type { HealthEvent } from '../../api/health'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './info.module.css'
import { eventText, SEVERITIES } from './texts'

export function EventsCard({ events }: { events: readonly HealthEvent[] }) {
  const { t } = useText()
  return (
    <Card title={t('info.events')}>
      {events.length === 0 && <EmptyState title={t('info.events.none')} />}
      <ul className={styles.list}>
        {events.map(event => (
          <li key={event.id} className={styles.event}>
            <span className={styles.severity}>
              <StatusBadge tone={SEVERITIES[event.severity].tone}>{t(SEVERITIES[event.severity].text)}</StatusBadge>
            </span>
            <span className={styles.text}>
              <PanelText>{t(eventText(event))}</PanelText>
              <span className={styles.time}>{event.time}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
