import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { hash } from '../device/hash'
import type { PanelState } from '../state'
import type { Phone } from './hotspot-state'
import { addressAfter } from './ipv4'
import { createLostWifi } from './lost-wifi'
import { actualMode, hotspotUse } from './radio-use'
import type { Wifi } from './wifi'

type Status = Schemas['HotspotStatus']

const START_MS = 3000
/** Without an auto-off time of its own, an unused hotspot returns to the lost network after it. */
const RETURN_MINUTES = 5
const FREE_CHANNEL = { '2.4': 6, '5': 36 }

export type Hotspot = ReturnType<typeof createHotspot>

/** Named like the panel until it has a name of its own. */
export const ssidOf = ({ radio, hmiName }: Pick<PanelState, 'radio' | 'hmiName'>): string =>
  radio.hotspot.settings.ssid || hmiName

/** The radio as an access point: it starts, devices join, and it switches itself off or returns to Wi-Fi. */
export function createHotspot(state: PanelState, clock: DeviceClock, wifi: Wifi) {
  let now: Status['state'] = 'off'
  let joined: { phone: Phone; since: number }[] = []
  let offAt: number | undefined
  let cancels: (() => void)[] = []

  const after = (milliseconds: number, work: () => void) => cancels.push(clock.after(milliseconds, work))

  const lostWifi = createLostWifi(state, clock, () => {
    state.radio.fallback = true
    wifi.start()
    start()
  })

  const stop = () => {
    lostWifi.stop()
    for (const cancel of cancels) cancel()
    cancels = []
    joined = []
    offAt = undefined
    now = 'off'
  }

  const switchOff = () => {
    stop()
    if (!state.radio.fallback) {
      state.radio.mode = 'off'
      return
    }
    state.radio.fallback = false
    wifi.start()
  }

  const countDown = () => {
    const { fallback, hotspot } = state.radio
    const minutes = hotspot.settings.auto_off_minutes || (fallback ? RETURN_MINUTES : 0)
    offAt = joined.length === 0 && minutes > 0 ? clock.elapsed() + minutes * 60_000 : undefined
    if (offAt !== undefined)
      after(minutes * 60_000, () => offAt !== undefined && clock.elapsed() >= offAt && switchOff())
  }

  const welcome = (phone: Phone) => {
    if (joined.length >= state.radio.hotspot.settings.max_clients) return
    joined.push({ phone, since: clock.now() })
    offAt = undefined
  }

  const open = () => {
    const { broken, phones } = state.radio.hotspot
    now = broken ? 'failed' : 'on'
    if (!broken || state.radio.fallback) countDown()
    if (broken) return
    for (const phone of phones) after(phone.after * 1000, () => welcome(phone))
  }

  const start = () => {
    stop()
    if (actualMode(state.radio) !== 'hotspot') return lostWifi.look()
    now = 'starting'
    after(START_MS, open)
  }

  return {
    stop,

    /** Starts anew with the settings. */
    start,

    look: lostWifi.look,

    /** @returns whether the device was joined. */
    kick(mac: string): boolean {
      const others = joined.filter(({ phone }) => phone.mac !== mac)
      if (others.length === joined.length) return false
      joined = others
      countDown()
      return true
    },

    addresses: () => (actualMode(state.radio) === 'hotspot' ? [state.radio.hotspot.settings.address] : []),

    /** Where devices that have joined reach the panel. */
    ownAddress: (): string | undefined => (now === 'on' ? state.radio.hotspot.settings.address : undefined),

    status(): Omit<Status, 'serves_caller'> {
      const { settings } = state.radio.hotspot
      return {
        use: hotspotUse(state.radio),
        state: now === 'off' && lostWifi.isWaiting() ? 'waiting' : now,
        failure: now === 'failed' ? 'radio_fault' : null,
        opens_in_seconds: lostWifi.secondsLeft(),
        auto_off_seconds: offAt === undefined ? null : Math.max(0, Math.ceil((offAt - clock.elapsed()) / 1000)),
        mode: actualMode(state.radio),
        channel: now === 'on' ? settings.channel || FREE_CHANNEL[settings.band] : null,
        clients: joined.map(({ phone, since }) => ({
          mac: phone.mac,
          name: phone.name,
          address: addressAfter(settings.dhcp_first, state.radio.hotspot.phones.indexOf(phone)),
          since: deviceText(since),
          signal_dbm: phone.signal + Math.round((hash(phone.after, Math.floor(clock.now() / 10_000)) - 0.5) * 6)
        }))
      }
    }
  }
}
