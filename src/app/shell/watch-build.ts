import { stamp } from '../../lib/browser/assets'
import { onReturn } from '../../lib/browser/on-return'
import { servedStamp } from '../../lib/browser/served-stamp'
import { $unsaved } from '../../lib/form/unsaved'
import { $outdated } from '../../stores/notices'

/** The shortest time between two looks. */
const PAUSE_MILLISECONDS = 60_000

/**
 * Offers to load the page again after an update of the firmware: looks when the user comes back to the page, and never tells
 * while something is typed. @returns a function that stops it
 */
export function watchBuild(): () => void {
  let lookedAt = performance.now()
  let newer = false
  let stopped = false
  const offer = () => {
    if (!newer || stopped || $unsaved.get() > 0) return
    stop()
    $outdated.set(true)
  }
  const look = async () => {
    if (newer || performance.now() - lookedAt < PAUSE_MILLISECONDS) return
    lookedAt = performance.now()
    const served = await servedStamp()
    newer = served !== undefined && served !== stamp()
    offer()
  }
  const stops = [$unsaved.listen(offer), onReturn(() => void look())]
  const stop = () => {
    stopped = true
    for (const each of stops) each()
  }
  return stop
}
