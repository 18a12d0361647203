import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'
import type { ClientRadio, ClientSlice, RadioState } from './wifi-state'

/** The radio that also serves the hotspot. */
export const FIRST_RADIO = 'wlan0'
export const radioId = (index: number): string => `wlan${index}`

/** What the radio does now, which is not its setting while Wi-Fi is lost. */
export const actualMode = ({ mode, fallback }: ClientRadio): ClientRadio['mode'] => (fallback ? 'hotspot' : mode)

export function hotspotUse({ mode, hotspot }: RadioState): Schemas['HotspotUse'] {
  if (mode === 'hotspot') return 'always'
  return mode === 'client' && hotspot.opensWhenLost ? 'wifi_lost' : 'never'
}

/** The radios that the model has; without any, the settings of the first stay readable. */
export function presentRadios(state: PanelState): { id: string; slice: ClientSlice }[] {
  const { wifi_count: count = 1 } = state.specification
  const slices = [state, ...state.otherRadios].slice(0, Math.max(1, count))
  return slices.map((slice, index) => ({ id: radioId(index), slice }))
}
