import { computed, type WritableAtom } from 'nanostores'
import { $awake } from '../../lib/remote/polled'
import { $clock, $findingReports } from '../clock'
import { $link } from '../link'

/** In case a report was lost. */
const READ_SECONDS = 30

/**
 * Reads when the panel reports over the time socket that something has changed, when it stops or begins to respond, and now
 * and then. `$reported` is true
 * while it reports: then nothing else has to read. @returns a function that stops
 */
export function followReports($reported: WritableAtom<boolean>, read: () => Promise<void>): () => void {
  const $silent = computed($clock, ({ quality }) => quality === 'estimated')
  const readIfAwake = () => {
    if ($awake.get() && $reported.get()) void read()
  }

  // The first one only says that there are reports; another one may have come before this.
  if ($findingReports.get() > 1) readIfAwake()
  const timer = setInterval(readIfAwake, READ_SECONDS * 1000)
  const stops = [
    $findingReports.listen(() => {
      $reported.set(true)
      readIfAwake()
    }),
    $awake.listen(readIfAwake),
    $link.listen(readIfAwake),
    // Without the socket a report may be missed.
    $silent.listen(async silent => {
      if (!silent || !$reported.get()) return
      if ($awake.get()) await read()
      $reported.set(!$silent.get())
    })
  ]
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    // Another session has a socket of its own.
    $findingReports.set(0)
  }
}
