import type { DeviceClock } from '../device/device-clock'
import type { PanelState } from '../state'
import { actualMode, hotspotUse } from './radio-use'

const LOST_MS = 60_000

/** Calls `open` when Wi-Fi has not been connected for so long that the hotspot opens in its place. */
export function createLostWifi(state: PanelState, clock: DeviceClock, open: () => void) {
  let opensAt: number | undefined
  let cancel = () => {}

  const stop = () => {
    cancel()
    opensAt = undefined
  }
  const isWaiting = () => hotspotUse(state.radio) === 'wifi_lost' && actualMode(state.radio) === 'client'
  const isLost = () => isWaiting() && state.wifi.state !== 'CONNECTED'

  const wait = () => {
    opensAt = clock.elapsed() + LOST_MS
    cancel = clock.after(LOST_MS, () => {
      opensAt = undefined
      if (isLost()) open()
    })
  }

  return {
    isWaiting,
    stop,

    look(): void {
      if (!isLost()) stop()
      else if (opensAt === undefined) wait()
    },

    secondsLeft: (): number | null =>
      opensAt === undefined || !isLost() ? null : Math.max(0, Math.ceil((opensAt - clock.elapsed()) / 1000))
  }
}
