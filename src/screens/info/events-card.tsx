import type { HealthEvent } from '../../api/health'
import { useText } from '../../lib/text/use-text'
import { priorityLook } from '../../stores/priority-look'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import itemStyles from '../../ui/status/finding-item.module.css'
import { Priority } from '../../ui/status/priority'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from './info.module.css'
import { eventText, SEVERITIES } from './texts'

/** As in the event log; older firmware sends neither the state of alarms nor the priority of other events. */
function Severity({ of: { code, priority, state, severity } }: { of: HealthEvent }) {
  const { t } = useText()
  if (priority) return <Priority of={priority} look={priorityLook(code === 'alarm', state)} />
  return <StatusBadge tone="plain">{t(SEVERITIES[severity].text)}</StatusBadge>
}

export function EventsCard({ events }: { events: readonly HealthEvent[] }) {
  const { t } = useText()
  return (
    <Card title={t('info.events')}>
      {events.length === 0 && <EmptyState title={t('info.events.none')} />}
      <ul className={styles.events}>
        {events.map(event => (
          <li key={event.id} className={itemStyles.finding}>
            <span className={itemStyles.severity}>
              <Severity of={event} />
            </span>
            <span className={itemStyles.text}>
              <PanelText>{t(eventText(event))}</PanelText>
              <span className={itemStyles.detail}>{event.time}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
