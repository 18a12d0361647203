import { atom, computed } from 'nanostores'
import { readStatus } from '../../api/status'
import { polled } from '../../lib/remote/polled'
import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { isPartial } from './partial'

const EVERY_SECONDS = 5

/** How far what is shown can be trusted. */
export type Trust = 'awaited' | 'live' | 'partial' | 'stale'

export function createDashboard() {
  const $nameMissing = atom(false)
  const $status = polled(read, { everySeconds: EVERY_SECONDS })

  /** A name that could not be had with the page is asked for again. */
  async function read(signal: AbortSignal) {
    const status = await readStatus(signal)
    if (!$hmiName.get()) loadHmiName().catch(() => $nameMissing.set(true))
    return status
  }

  /** Undefined while it is awaited, null where the panel does not tell it. */
  const $name = computed([$hmiName, $nameMissing], (name, missing) => name || (missing ? null : undefined))

  const $trust = computed([$status, $status.$stale], (status, stale): Trust => {
    if (status.status === 'loading') return 'awaited'
    if (status.status === 'failed' || stale) return 'stale'
    return isPartial(status.data) ? 'partial' : 'live'
  })

  return { $name, $status, $trust }
}
