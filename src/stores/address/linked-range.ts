import { isOfShifts, isOpen, type Preset, type Range, type TimeWindow, windowOf } from '../../lib/time-range/range'
import { rangeFilter, windowFilter, windowParameter } from '../../lib/time-range/range-filter'
import { $shiftStarts } from '../../lib/time-range/shifts'

const MINUTE = 60_000

/** The parameter with the times that a preset in the address shows, for whoever opens the address later. */
const TIMES = 'times'

/** Opened from elsewhere, an address shows its times and not what its preset means now. @returns the preset */
export function fixLinkedRange(initial: Range | undefined): Preset | undefined {
  const query = new URLSearchParams(location.search)
  const times = windowFilter.read(query.get(TIMES) ?? '')
  const range = rangeFilter.read(query.get('range') ?? '') ?? initial
  if (!times || typeof range !== 'string') return undefined
  writeParameters({ range: windowParameter(times), [TIMES]: '' })
  return range
}

/** Keeps the times of a preset in the address. */
export function writeTimes(range: Range | undefined, now: number): void {
  if (isOfShifts(range) && !$shiftStarts.get()) return
  writeParameters({ [TIMES]: typeof range === 'string' ? windowParameter(linkedTimes(range, now)) : '' })
}

/** Of all that a preset shows, in whole minutes, so that the address does not change each second. */
export function linkedTimes(preset: Preset, now: number): TimeWindow {
  const { from, to } = windowOf(preset, now)
  return {
    from: Math.floor(from / MINUTE) * MINUTE,
    to: isOpen(preset) ? Math.floor(to / MINUTE) * MINUTE + MINUTE : to
  }
}

/** What is shown beside the range, such as a zoom, stays. */
export function writeParameters(texts: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(location.search)
  const before = query.toString()
  for (const [name, text] of Object.entries(texts)) {
    if (text) query.set(name, text)
    else query.delete(name)
  }
  const after = query.toString()
  if (after !== before)
    history.replaceState(history.state, '', after ? `${location.pathname}?${after}` : location.pathname)
}
