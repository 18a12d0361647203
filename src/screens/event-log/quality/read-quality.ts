import { onMount, type ReadableAtom } from 'nanostores'
import { readAlarmQuality } from '../../../api/event-log'
import { readTime } from '../../../api/system'
import { polled } from '../../../lib/remote/polled'
import { $i18n } from '../../../lib/text/i18n'
import { parseDeviceTime } from '../../../lib/text/time-text'
import type { Range } from '../../../lib/time-range/range'
import { deviceNow } from '../../../stores/clock'
import { rangeSent } from '../filters'

const POLL_SECONDS = 60

/** The figures of a range; of the last seven days without one. */
export function createQuality($range: ReadableAtom<Range | undefined>) {
  const $quality = polled(
    async signal => {
      const range = $range.get() ?? 'week'
      const now = deviceNow() ?? parseDeviceTime((await readTime(signal)).time) ?? 0
      return readAlarmQuality({ ...rangeSent(range, now), language: $i18n.get().language }, signal)
    },
    { everySeconds: POLL_SECONDS }
  )

  onMount($quality, () => {
    const unsubscribers = [$range.listen(() => void $quality.reload()), $i18n.listen(() => void $quality.reload())]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  })

  return $quality
}
