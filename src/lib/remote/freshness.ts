import { atom, onMount, type ReadableAtom } from 'nanostores'
import { $visible } from '../browser/visible'

export interface Freshness extends ReadableAtom<boolean> {
  renew(): void
}

/** A store that becomes true some time after its last renewal, measured by a monotonic clock. */
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
    // Timers are throttled in a hidden page.
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
