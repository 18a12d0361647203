import type { HealthEvent } from '../../api/health'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import styles from '../../ui/status/finding-item.module.css'
import { Priority } from '../../ui/status/priority'
import { StatusBadge } from '../../ui/status/status-badge'
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
      <ul>
        {events.map(event => (
          <li key={event.id} className={styles.finding}>
            <span className={styles.severity}>
              <Severity of={event} />
            </span>
            <span className={styles.text}>
              <PanelText>{t(eventText(event))}</PanelText>
              <span className={styles.detail}>{event.time}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
