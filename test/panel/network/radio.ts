import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { PanelState } from '../state'
import { createHotspot } from './hotspot'
import { createWifi } from './wifi'

/** The one radio of the panel in both of its uses, from power-on to power-off. */
export function createRadio(state: PanelState, clock: DeviceClock, power: Power) {
  const wifi = createWifi(state, clock)
  const radio = { wifi, hotspot: createHotspot(state, clock, wifi) }
  power.onStop(() => {
    state.radio.fallback = false
  })
  for (const use of [radio.wifi, radio.hotspot]) {
    power.onStop(use.stop)
    power.onStart(use.start)
    use.start()
  }
  return radio
}
