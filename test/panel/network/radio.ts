import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { PanelState } from '../state'
import { createHotspot, type Hotspot } from './hotspot'
import { FIRST_RADIO, presentRadios, radioId } from './radio-use'
import { createWifi, type Wifi } from './wifi'
import type { ClientSlice } from './wifi-state'

export interface Radio {
  id: string
  slice: ClientSlice
  wifi: Wifi
  /** Of the first radio only. */
  hotspot?: Hotspot
}

/** The radios of the panel in all of their uses, from power-on to power-off. */
export function createRadios(state: PanelState, clock: DeviceClock, power: Power) {
  const country = () => state.radio.hotspot.settings.country
  const wifi = createWifi(state, clock, country)
  const hotspot = createHotspot(state, clock, wifi)
  const firstRadio: Radio = { id: FIRST_RADIO, slice: state, wifi, hotspot }
  const others = state.otherRadios.map(
    (slice, index): Radio => ({ id: radioId(index + 1), slice, wifi: createWifi(slice, clock, country) })
  )
  power.onStop(() => {
    state.radio.fallback = false
  })
  for (const use of [wifi, hotspot, ...others.map(other => other.wifi)]) {
    power.onStop(use.stop)
    power.onStart(use.start)
    use.start()
  }
  return {
    hotspot,
    firstRadio,
    /** Those that the model has. */
    radios: (): Radio[] => [firstRadio, ...others].slice(0, presentRadios(state).length)
  }
}

export type AllRadios = ReturnType<typeof createRadios>
export type Radios = ReturnType<typeof createRadios>['radios']
