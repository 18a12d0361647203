import { atom, computed } from 'nanostores'
import { readStatus } from '../../api/status'
import { polled } from '../../lib/remote/polled'
import { $hmiName, loadHmiName } from '../../stores/hmi-name'
import { isPartial } from './partial'

const POLL_SECONDS = 5

/** How reliable the values shown are. */
export type Trust = 'loading' | 'live' | 'partial' | 'stale'

export function createDashboard() {
  const $nameMissing = atom(false)
  const $status = polled(read, { everySeconds: POLL_SECONDS })

  /** Also retries the HMI name if it could not be loaded with the page. */
  async function read(signal: AbortSignal) {
    const status = await readStatus(signal)
    if (!$hmiName.get()) loadHmiName().catch(() => $nameMissing.set(true))
    return status
  }

  /** Undefined while it is loading, null when the panel does not return it. */
  const $name = computed([$hmiName, $nameMissing], (name, missing) => name || (missing ? null : undefined))

  const $trust = computed([$status, $status.$stale], (status, stale): Trust => {
    if (status.status === 'loading') return 'loading'
    if (status.status === 'failed' || stale) return 'stale'
    return isPartial(status.data) ? 'partial' : 'live'
  })

  return { $name, $status, $trust }
}
