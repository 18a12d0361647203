import { computed, type WritableAtom } from 'nanostores'
import { $awake } from '../../lib/remote/polled'
import { $clock, $findingReports } from '../clock'

/** In case a report was lost. */
const READ_SECONDS = 30

/**
 * Reads when the panel reports over the time socket that something has changed, and now and then. `$reported` is true
 * while it reports: then nothing else has to read. @returns a function that stops
 */
export function followReports($reported: WritableAtom<boolean>, read: () => Promise<void>): () => void {
  const $live = computed($clock, ({ quality }) => quality === 'live')
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
    // Without the socket a report may be missed.
    $live.listen(live => {
      if (!live && $reported.get()) void read().finally(() => $reported.set($live.get()))
    })
  ]
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    // Another session has a socket of its own.
    $findingReports.set(0)
  }
}
