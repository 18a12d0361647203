import type { HealthEvent } from '../../api/health'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import { Priority } from '../../ui/status/priority'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './info.module.css'
import { eventText, SEVERITIES } from './texts'

function Severity({ of: { priority, severity } }: { of: HealthEvent }) {
  const { t } = useText()
  const { tone, text } = SEVERITIES[severity]
  return priority ? <Priority of={priority} look="plain" /> : <StatusBadge tone={tone}>{t(text)}</StatusBadge>
}

export function EventsCard({ events }: { events: readonly HealthEvent[] }) {
  const { t } = useText()
  return (
    <Card title={t('info.events')}>
      {events.length === 0 && <EmptyState title={t('info.events.none')} />}
      <ul className={styles.list}>
        {events.map(event => (
          <li key={event.id} className={styles.event}>
            <span className={styles.severity}>
              <Severity of={event} />
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
