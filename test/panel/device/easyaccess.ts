import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'

/** Its licence activates it; without one no connection counts. */
export function easyAccessStatus({ hardware, easyaccess }: PanelState): Schemas['EasyAccessStatus'] {
  const licence = hardware.licences.find(({ feature }) => feature === 'EasyAccess 2.0')
  const activated = licence?.state === 'active' || licence?.state === 'trial'
  return activated ? easyaccess : { state: 'Not Activated' }
}
