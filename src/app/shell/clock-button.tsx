import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { $clock } from '../../stores/clock'
import { openDialog } from '../../stores/dialogs'
import styles from './clock-button.module.css'

/** Its accessible name does not change with the time, so that no screen reader announces each second. */
export function ClockButton() {
  const { t } = useStore($i18n)
  const { text, quality, since, zone } = useStore($clock)
  const [date, time] = text.split(' ')
  const label = t('shell.changeTime')
  return (
    <button
      type="button"
      className={styles.clock}
      aria-label={label}
      title={since ? `${label} (${t('shell.clockEstimated', { since })})` : label}
      data-quality={quality}
      onClick={() => openDialog('clock')}
    >
      <span className={styles.date}>{date} </span>
      <span>{time ?? '--:--:--'}</span>
      {zone && <span className={styles.zone}>{zone}</span>}
    </button>
  )
}
