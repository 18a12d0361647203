import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { joinDetail } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { $clock } from '../../stores/clock'
import { openDialog } from '../../stores/dialogs'
import { VisuallyHidden } from '../../ui/page/visually-hidden'
import styles from './clock-button.module.css'

/** Its name contains the shown time, but does not change while it has the focus: no screen reader announces each second. */
export function ClockButton() {
  const { t } = useText()
  const { text, quality, since, zone } = useStore($clock)
  const [nameInFocus, setNameInFocus] = useState<string | undefined>()
  const [date, time] = text.split(' ')
  const isPermitted = userMay('clock')
  const label = t(isPermitted ? 'shell.changeTime' : 'shell.changeTime.forbidden')
  const estimated = since && t('shell.clockEstimated', { since })
  return (
    <button
      type="button"
      className={styles.clock}
      disabled={!isPermitted}
      aria-label={nameInFocus}
      title={estimated ? joinDetail(label, estimated) : label}
      data-quality={quality}
      onFocus={event => setNameInFocus(event.currentTarget.textContent ?? undefined)}
      onBlur={() => setNameInFocus(undefined)}
      onClick={() => openDialog('clock')}
    >
      <span className={styles.date}>{date} </span>
      <span>{time ?? '--:--:--'}</span>
      {zone && <span className={styles.zone}> {zone}</span>}
      {estimated && <small className={styles.since}>{estimated}</small>}
      <VisuallyHidden>, {label}</VisuallyHidden>
    </button>
  )
}
