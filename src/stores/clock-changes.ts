import { onMount, type ReadableAtom } from 'nanostores'
import { type ClockChange, listClockChanges } from '../api/clock-changes'
import { isNotFound } from '../lib/remote/failure'
import { polled } from '../lib/remote/polled'
import type { Translator } from '../lib/text/i18n'
import { joinList } from '../lib/text/join'
import type { MessageKey } from '../lib/text/message'
import { plainText } from '../lib/text/plain-text'
import { spanText } from '../lib/text/time-span'
import { parseDeviceTime } from '../lib/text/time-text'
import type { Range } from '../lib/time-range/range'
import { rangeSent } from '../lib/time-range/range-sent'
import { panelTime } from './data-range'
import { shiftsFor } from './shifts'

const POLL_SECONDS = 60

const LONGEST_NAME = 80

const TEXTS: Record<ClockChange['cause'], MessageKey> = {
  manual: 'range.clock.manual',
  time_server: 'range.clock.timeServer',
  zone: 'range.clock.zone',
  summer_time: 'range.clock.summerTime'
}

const NONE = { items: [], total: 0, isProvided: false }

/** How the panel's clock was changed in a range, the newest first; older firmware does not say. */
export function createClockChanges($range: ReadableAtom<Range | undefined>, initial?: Range) {
  async function read(signal: AbortSignal) {
    const range = $range.get() ?? initial
    await shiftsFor(range, signal)
    const query = range === undefined ? {} : rangeSent(range, await panelTime(signal))
    const { items, total } = await listClockChanges(query, signal)
    return { items: items.map(change => (t: Translator['t']) => textOf(change, t)), total, isProvided: true }
  }

  const $changes = polled(
    signal =>
      read(signal).catch(error => {
        if (isNotFound(error)) return NONE
        throw error
      }),
    { everySeconds: POLL_SECONDS }
  )
  onMount($changes, () => $range.listen(() => void $changes.reload()))
  return $changes
}

function textOf(
  { cause, before, after, zone_before: from, zone_after: to, username }: ClockChange,
  t: Translator['t']
) {
  const span = (parseDeviceTime(after) ?? 0) - (parseDeviceTime(before) ?? 0)
  const times = {
    before: plainText(before, LONGEST_NAME),
    after: plainText(after, LONGEST_NAME),
    span: spanText(span, t)
  }
  const zones = { from: plainText(from, LONGEST_NAME), to: plainText(to, LONGEST_NAME) }
  return joinList([t(TEXTS[cause], { ...times, ...zones }), plainText(username, LONGEST_NAME)].filter(Boolean))
}
