import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { hash } from '../device/hash'
import type { PanelState } from '../state'
import type { Phone } from './hotspot-state'
import { addressAfter } from './ipv4'

type Status = Schemas['HotspotStatus']

const START_MS = 3000
const FREE_CHANNEL = { '2.4': 6, '5': 36 }

export type Hotspot = ReturnType<typeof createHotspot>

/** Named like the panel until it has a name of its own. */
export const ssidOf = ({ radio, hmiName }: Pick<PanelState, 'radio' | 'hmiName'>): string =>
  radio.hotspot.settings.ssid || hmiName

/** The radio as an access point: it starts, devices join, and it switches itself off. */
export function createHotspot(state: PanelState, clock: DeviceClock) {
  let now: Status['state'] = 'off'
  let joined: { phone: Phone; since: number }[] = []
  let offAt: number | undefined
  let cancels: (() => void)[] = []

  const after = (milliseconds: number, work: () => void) => cancels.push(clock.after(milliseconds, work))

  const stop = () => {
    for (const cancel of cancels) cancel()
    cancels = []
    joined = []
    offAt = undefined
    now = 'off'
  }

  const switchOff = () => {
    stop()
    state.radio.mode = 'off'
  }

  const countDown = () => {
    const minutes = state.radio.hotspot.settings.auto_off_minutes
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
    if (broken) return
    countDown()
    for (const phone of phones) after(phone.after * 1000, () => welcome(phone))
  }

  return {
    stop,

    /** Starts anew with the settings. */
    start() {
      stop()
      if (state.radio.mode !== 'hotspot') return
      now = 'starting'
      after(START_MS, open)
    },

    /** @returns whether the device was joined. */
    kick(mac: string): boolean {
      const others = joined.filter(({ phone }) => phone.mac !== mac)
      if (others.length === joined.length) return false
      joined = others
      countDown()
      return true
    },

    addresses: () => (state.radio.mode === 'hotspot' ? [state.radio.hotspot.settings.address] : []),

    /** Where devices that have joined reach the panel. */
    ownAddress: (): string | undefined => (now === 'on' ? state.radio.hotspot.settings.address : undefined),

    status(): Omit<Status, 'serves_caller'> {
      const { settings } = state.radio.hotspot
      return {
        state: now,
        failure: now === 'failed' ? 'radio_fault' : null,
        auto_off_seconds: offAt === undefined ? null : Math.max(0, Math.ceil((offAt - clock.elapsed()) / 1000)),
        mode: state.radio.mode,
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
