import { atom, computed, onMount } from 'nanostores'
import { readTime } from '../api/system'
import { createUrlFilters } from '../lib/browser/url-filters'
import { parseDeviceTime } from '../lib/text/time-text'
import { isOfShifts, type Preset, type Range, windowAround } from '../lib/time-range/range'
import { rangeFilter } from '../lib/time-range/range-filter'
import { $shiftStarts } from '../lib/time-range/shifts'
import { fixLinkedRange, linkedTimes, writeParameters, writeTimes } from './address/linked-range'
import { $clock, deviceNow } from './clock'
import { timeFilter } from './marked'
import { readShiftStarts, shiftsFor } from './shifts'

/** The range last shown on a data screen, for the next one; none after all times were shown. */
const $lastRange = atom<Range | undefined>()

/** The time last marked on a data screen. */
const $lastMarked = atom<number | undefined>()
const $around = computed($lastMarked, time => (time === undefined ? undefined : windowAround(time)))

/** The filters of the data screen that is shown: those of one just left still follow the address for a second. */
let shown: unknown

/** Parameters that belong to one range: another one removes them from the address. */
const OF_ONE_RANGE = ['row', 'zoom']

/** Marks an entry of the history that has been shown: Back shows it as it was, not with the range of the screen after it. */
const STATE_KEY = 'dataRange'

/**
 * The time range of a data screen: the one in the page's address, else the one of the data screen before, else `initial`.
 * It is kept in the address, so that a view can be passed on.
 */
export function createDataRange<Initial extends Range | undefined>(initial: Initial) {
  const linked = history.state?.[STATE_KEY] ? undefined : fixLinkedRange(initial)
  const $isBroken = atom(isBroken())
  const parts = { range: rangeFilter, at: timeFilter }
  const { $filters, filter } = createUrlFilters<{ range: Range | undefined; at: number | undefined }>(parts, {
    cleared: OF_ONE_RANGE,
    onChange: () => keep()
  })
  const { pathname } = location
  const last = $lastRange.get()
  const keep = () => {
    if (shown !== $filters) return
    const { range, at } = $filters.get()
    $lastRange.set(range)
    if (at !== undefined) $lastMarked.set(at)
    stamp()
  }
  const stamp = () => {
    const now = deviceNow()
    if (shown === $filters && now !== undefined && location.pathname === pathname)
      writeTimes($filters.get().range ?? initial, now)
  }
  // Before the first `get`, which mounts it.
  onMount($filters, () => {
    const leaving = new AbortController()
    const forgetClock = $clock.subscribe(stamp)
    // Until they are known, no shifts are offered; a range of them fails where it is read.
    readShiftStarts(leaving.signal).catch(() => {})
    if (linked) keepCurrent(linked, leaving.signal).catch(() => {})
    return () => {
      forgetClock()
      leaving.abort()
    }
  })
  shown = $filters
  if ($filters.get().range || history.state?.[STATE_KEY]) keep()
  else if (last) filter({ range: last, at: undefined }, { replace: true })
  history.replaceState({ ...history.state, [STATE_KEY]: true }, '')

  /** A preset that still begins where the link to it does goes on. */
  async function keepCurrent(preset: Preset, signal: AbortSignal): Promise<void> {
    const { range } = $filters.get()
    await shiftsFor(preset, signal)
    const { from } = linkedTimes(preset, await panelTime(signal))
    const isUnchanged = shown === $filters && $filters.get().range === range && location.pathname === pathname
    if (isUnchanged && typeof range === 'object' && range.from === from) writeParameters({ range: preset })
  }

  const isUnknown = (range: Range | undefined, starts = $shiftStarts.get()) => isOfShifts(range) && starts?.length === 0

  function pickRange(range: Range | undefined): void {
    $isBroken.set(false)
    filter({ range, at: undefined })
  }

  return {
    $range: computed([$filters, $shiftStarts], ({ range = initial }, starts): Range | Initial =>
      isUnknown(range, starts) ? initial : range
    ),
    /** Whether the address has a range that is none, or none of this panel. */
    $isInvalid: computed(
      [$isBroken, $filters, $shiftStarts],
      (broken, { range }, starts) => broken || isUnknown(range, starts)
    ),
    dismissInvalid(): void {
      if (isUnknown($filters.get().range)) pickRange(undefined)
      $isBroken.set(false)
    },
    pickRange,
    /** The minutes around the time that was marked last, here or on another data screen. */
    $around,
    pickAround: () => filter({ range: $around.get(), at: $lastMarked.get() })
  }
}

function isBroken(): boolean {
  const text = new URLSearchParams(location.search).get('range') ?? ''
  return text !== '' && rangeFilter.read(text) === undefined
}

/** The time at which a preset range ends; it is read from the panel while the clock does not know it. @throws ApiError */
export async function panelTime(signal?: AbortSignal): Promise<number> {
  return deviceNow() ?? parseDeviceTime((await readTime(signal)).time) ?? 0
}
