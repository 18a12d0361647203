import { useStore } from '@nanostores/preact'
import type { HotspotStatus } from '../../api/hotspot'
import { useSecondsLeft } from '../../lib/browser/use-seconds-left'
import { $i18n } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import styles from './hotspot.module.css'
import { minutesAndSeconds } from './states'

interface Props {
  status: HotspotStatus
  /** In the status. */
  seconds: number
  /** With `{{time}}`. */
  text: MessageKey
}

export function Countdown({ status, seconds, text }: Props) {
  const { t } = useStore($i18n)
  const left = useSecondsLeft(status, seconds)
  return (
    <span className={styles.second} role="timer">
      {t(text, { time: minutesAndSeconds(left) })}
    </span>
  )
}
