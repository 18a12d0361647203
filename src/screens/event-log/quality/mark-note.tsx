import type { AlarmFlood, AlarmQuality } from '../../../api/event-log'
import { parseDeviceTime, showDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import type { Children } from '../../../ui/page/children'
import { Banner } from '../../../ui/status/banner'
import { StatusBadge } from '../../../ui/status/status-badge'

interface MarkNoteProps {
  /** That a link has marked. */
  time: number
  quality: AlarmQuality
  floods: readonly AlarmFlood[]
  /** Texts of the alarms that were triggered then. */
  alarms: readonly string[]
}

/** Where the marked time is in the figures, or that it is not in them. */
export function MarkNote({ time, quality, floods, alarms }: MarkNoteProps) {
  const { t } = useText()
  const listed = [...quality.top, ...quality.chattering, ...quality.standing]
  const isShown = floods.some(isAt(time)) || listed.some(({ text }) => alarms.includes(text))
  const where = !isAt(time)(quality) ? 'outside' : isShown ? 'shown' : 'none'
  return <Banner tone="info">{t(`eventLogQuality.at.${where}`, { time: showDeviceTime(time) })}</Banner>
}

/** Whether a span of the panel's clock includes a time. */
export const isAt =
  (time: number | undefined) =>
  ({ from, to }: { from: string; to: string }): boolean => {
    const [first, last] = [parseDeviceTime(from), parseDeviceTime(to)]
    return time !== undefined && first !== undefined && last !== undefined && first <= time && time <= last
  }

/** What belongs to the marked time, with a badge that says so. */
export function MarkedEntry({ marked, children }: { marked: boolean; children: Children }) {
  const { t } = useText()
  return (
    <>
      {children} {marked && <StatusBadge tone="info">{t('eventLogQuality.at')}</StatusBadge>}
    </>
  )
}
