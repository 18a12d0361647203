import { atom, computed, onNotify } from 'nanostores'
import { readTime } from '../api/system'
import { createUrlFilters } from '../lib/browser/url-filters'
import { parseDeviceTime } from '../lib/text/time-text'
import type { Range } from '../lib/time-range/range'
import { rangeFilter } from '../lib/time-range/range-filter'
import { deviceNow } from './clock'

/** The range last shown on a data screen, for the next one; none after all times were shown. */
const $lastRange = atom<Range | undefined>()

/** Marks an entry of the history that has been shown: Back shows it as it was, not with the range of the screen after it. */
const STATE_KEY = 'dataRange'

/**
 * The time range of a data screen: the one in the page's address, else the one of the data screen before, else `initial`.
 * It is kept in the address, so that a view can be passed on.
 */
export function createDataRange<Initial extends Range | undefined>(initial: Initial) {
  const { $filters, filter } = createUrlFilters<{ range: Range | undefined }>({ range: rangeFilter })
  const last = $lastRange.get()
  const keep = () => $lastRange.set($filters.get().range)
  if ($filters.get().range || history.state?.[STATE_KEY]) keep()
  else if (last) filter({ range: last }, { replace: true })
  history.replaceState({ ...history.state, [STATE_KEY]: true }, '')
  onNotify($filters, keep)

  return {
    $range: computed($filters, ({ range = initial }): Range | Initial => range),
    pickRange: (range: Range | undefined) => filter({ range })
  }
}

/** The time at which a preset range ends; it is read from the panel while the clock does not know it. @throws ApiError */
export async function panelTime(signal?: AbortSignal): Promise<number> {
  return deviceNow() ?? parseDeviceTime((await readTime(signal)).time) ?? 0
}
