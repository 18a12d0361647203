import { atom, onMount, type ReadableAtom } from 'nanostores'
import { $visible } from '../browser/visible'

export interface Freshness extends ReadableAtom<boolean> {
  renew(): void
}

/** A store that turns true some time after it was last renewed, by a clock that no change of the date moves. */
export function freshness(milliseconds: number): Freshness {
  const $stale = atom(false)
  let renewedAt: number | undefined
  let watched = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    if (renewedAt === undefined) return
    const left = renewedAt + milliseconds - performance.now()
    $stale.set(left <= 0)
    if (watched && left > 0) timer = setTimeout(look, left)
  }

  function renew(): void {
    renewedAt = performance.now()
    look()
  }

  onMount($stale, () => {
    watched = true
    // Timers sleep in a hidden page.
    const forgetVisible = $visible.listen(look)
    look()
    return () => {
      watched = false
      forgetVisible()
      clearTimeout(timer)
    }
  })

  return Object.assign($stale, { renew })
}
