import { onMount, type ReadableAtom } from 'nanostores'
import { readAlarmQuality } from '../../../api/event-log'
import { polled } from '../../../lib/remote/polled'
import { $i18n } from '../../../lib/text/i18n'
import type { Range } from '../../../lib/time-range/range'
import { rangeSent } from '../../../lib/time-range/range-sent'
import { panelTime } from '../../../stores/data-range'

const POLL_SECONDS = 60

/** The figures of a range; of the last seven days without one. */
export function createQuality($range: ReadableAtom<Range | undefined>) {
  const $quality = polled(
    async signal => {
      const range = $range.get() ?? 'week'
      return readAlarmQuality({ ...rangeSent(range, await panelTime(signal)), language: $i18n.get().language }, signal)
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
