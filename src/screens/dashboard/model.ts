import { computed } from 'nanostores'
import type { SystemStatus } from '../../api/status'
import { readStatus } from '../../api/status'
import { polled } from '../../lib/remote/polled'
import { $hmiNameMissing } from '../../stores/device'
import { $hmiName } from '../../stores/hmi-name'

const POLL_SECONDS = 5

/** How reliable the values shown are. */
export type Trust = 'loading' | 'live' | 'partial' | 'stale'

export function createDashboard() {
  const $status = polled(readStatus, { everySeconds: POLL_SECONDS })

  /** Undefined while it is loading, null when the panel does not return it. */
  const $name = computed([$hmiName, $hmiNameMissing], (name, missing) => name || (missing ? null : undefined))

  const $trust = computed([$status, $status.$stale], (status, stale): Trust => {
    if (status.status === 'loading') return 'loading'
    if (status.status === 'failed' || stale) return 'stale'
    return isPartial(status.data) ? 'partial' : 'live'
  })

  return { $name, $status, $trust }
}

/** Whether a value is missing; a missing disk forecast does not count. */
export function isPartial({ disk_days_until_full: _, connections, ...parts }: SystemStatus): boolean {
  return [...Object.values(parts), ...Object.values(connections)].includes(null)
}
