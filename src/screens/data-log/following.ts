import { atom, computed, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../chart/types'
import { isOpen, type Range } from '../../lib/time-range/range'

/** `fixed`: a range with an end, to which no new records are added. */
export type Following = 'live' | 'paused' | 'fixed'

/** New records are added unless following is paused or the chart is zoomed. */
export function createFollowing($range: ReadableAtom<Range>, $view: ReadableAtom<TrendWindow | undefined>) {
  const $paused = atom(false)

  const $following = computed([$range, $view, $paused], (range, view, paused): Following => {
    if (!isOpen(range)) return 'fixed'
    return view || paused ? 'paused' : 'live'
  })

  return {
    $following,
    pause: () => $paused.set(true),
    follow: () => $paused.set(false)
  }
}
