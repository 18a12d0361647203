import type { HotspotStatus } from '../../api/hotspot'
import { useSecondsLeft } from '../../lib/browser/use-seconds'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import textStyles from '../../ui/page/text.module.css'
import { minutesAndSeconds } from './states'

interface Props {
  status: HotspotStatus
  /** In the status. */
  seconds: number
  /** With `{{time}}`. */
  text: MessageKey
}

export function Countdown({ status, seconds, text }: Props) {
  const { t } = useText()
  const left = useSecondsLeft(status, seconds)
  return (
    <span className={textStyles.note} role="timer">
      {t(text, { time: minutesAndSeconds(left) })}
    </span>
  )
}
