import type { Schemas } from '../../../src/api/generated/schema'
import type { RadioState } from './wifi-state'

/** What the radio does now, which is not its setting while Wi-Fi is lost. */
export const actualMode = ({ mode, fallback }: RadioState): RadioState['mode'] => (fallback ? 'hotspot' : mode)

export function hotspotUse({ mode, hotspot }: RadioState): Schemas['HotspotUse'] {
  if (mode === 'hotspot') return 'always'
  return mode === 'client' && hotspot.opensWhenLost ? 'wifi_lost' : 'never'
}
