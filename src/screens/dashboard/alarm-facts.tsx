import type { ActiveAlarm, ActiveAlarms } from '../../api/findings'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { ACTIVE_ALARMS_PATH, countsOf, totalOf } from '../../stores/alarms'
import { PanelText } from '../../ui/page/panel-text'
import { TallLink } from '../../ui/page/tall-link'
import { Priority } from '../../ui/status/priority'
import { StatusBadge } from '../../ui/status/status-badge'
import { ageText } from './age-text'
import styles from './state-card.module.css'

/** The most important alarm, and what waits for somebody. */
export function AlarmFacts({ alarms, first }: { alarms: ActiveAlarms; first: ActiveAlarm }) {
  const { t } = useText()
  const count = totalOf(countsOf(alarms, 'unacknowledged'))
  const time = plainText(first.triggered_at, 32)
  return (
    <>
      <div className={styles.facts}>
        <Priority of={first.priority} look={first.acknowledged ? 'outlined' : 'filled'} />
        <strong>
          <PanelText>{plainText(first.text, 200) || `#${first.number}`}</PanelText>
        </strong>
        <span>{t('dashboard.alarmSince', { time, age: t(ageText(first.age_seconds)) })}</span>
      </div>
      <div className={styles.facts}>
        {count > 0 && <span>{t('dashboard.unacknowledged', { count })}</span>}
        {alarms.buzzer === 'sounding' ? (
          <StatusBadge tone="bad">{t('common.term.buzzerSounding')}</StatusBadge>
        ) : (
          <span>{t('dashboard.buzzerSilent')}</span>
        )}
        <TallLink href={ACTIVE_ALARMS_PATH}>{t('dashboard.showAlarms')}</TallLink>
      </div>
    </>
  )
}
