import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { hash } from '../device/hash'
import { listOf } from '../http/handler-types'
import { actualMode } from './radio-use'
import { isJoined, isVisible, type JoinFailure, outcomeOf } from './wifi-join'
import type { ClientSlice, FailureReason, KeptNetwork, Lease, RadioPoint } from './wifi-state'

type Connection = Schemas['WifiConnection']

const STEP_MS = 2000
/** How long a failure is shown before the panel returns to the last good network. */
const SHOWN_MS = 8000
const SCAN_MS = 10_000
const STEPS: Record<FailureReason | 'joined', number> = {
  file: 1,
  out_of_range: 1,
  country: 1,
  security: 1,
  password: 2,
  clock_wrong: 2,
  name_mismatch: 2,
  joined: 3,
  captive_portal: 4,
  no_address: 5
}

export type Wifi = ReturnType<typeof createWifi>

/** A radio as a Wi-Fi client: it joins, fails, and returns to the last good network. `country` is where the panel is. */
export function createWifi(state: ClientSlice, clock: DeviceClock, country: () => string) {
  let cancel = () => {}
  let point: RadioPoint | undefined
  let failure: Connection['failure'] = null

  const show = (now: Connection['state'], network?: KeptNetwork, at?: RadioPoint) => {
    state.wifi = { state: now, ssid: network?.ssid ?? null }
    point = at
  }

  const later = (milliseconds: number, work: () => void) => {
    cancel()
    cancel = clock.after(milliseconds, work)
  }

  const join = (network: KeptNetwork, onFailed = () => {}) => {
    show('CONNECTING', network)
    const outcome = outcomeOf(network, state.radio, country(), clock.now())
    const steps = STEPS[isJoined(outcome) ? 'joined' : outcome.reason]
    later(steps * STEP_MS, () => {
      if (isJoined(outcome)) return succeed(network, outcome)
      fail(network, outcome)
      onFailed()
    })
  }

  const succeed = (network: KeptNetwork, at: RadioPoint) => {
    network.failure = null
    state.radio.lastGood = network.id
    show('CONNECTED', network, at)
  }

  const fail = (network: KeptNetwork, { reason, file }: JoinFailure) => {
    network.failure = reason
    failure = { ssid: network.ssid, reason, file: file ?? null, time: deviceText(clock.now()) }
    show(reason === 'password' ? 'PASSWDERR' : reason === 'file' ? 'FILEOPENERR' : 'DISCONNECTED', network)
    later(SHOWN_MS, () => fallBack(network))
  }

  const candidates = () => state.radio.networks.filter(({ autoconnect, failure: was }) => autoconnect && !was)

  const fallBack = (failed?: KeptNetwork) => {
    const { networks, lastGood } = state.radio
    const good = networks.find(({ id }) => id === lastGood && id !== failed?.id)
    const next = good ?? candidates().find(({ id }) => id !== failed?.id)
    if (next) join(next)
    else show('DISCONNECTED')
  }

  const stop = () => {
    cancel()
    cancel = () => {}
  }

  const start = () => {
    stop()
    failure = null
    const [first] = candidates()
    if (actualMode(state.radio) !== 'client') show('DISABLED')
    else if (first) join(first)
    else show('DISCONNECTED')
  }

  return {
    start,
    stop,

    join(network: KeptNetwork, onFailed: () => void) {
      failure = null
      join(network, onFailed)
    },

    /** Leaves a network that was joined for the time being; after a failure the panel returns by itself. */
    returnTo(lastGood: string | undefined) {
      const left = state.radio.networks.find(({ ssid }) => ssid === state.wifi.ssid)
      state.radio.lastGood = lastGood
      if (!failure) fallBack(left)
    },

    forget(network: KeptNetwork) {
      if (state.wifi.ssid === network.ssid) fallBack(network)
    },

    scan: (): Schemas['WifiScan'] => ({ ...listOf(visible().map(asSeen)), scanned_at: deviceText(clock.now()) }),

    /** Leaves a network that has gone, and joins one that has come into range. */
    look(): void {
      if (state.wifi.state === 'CONNECTED' && point?.inRange === false) show('DISCONNECTED')
      if (state.wifi.state !== 'DISCONNECTED' || state.wifi.ssid) return
      const back = state.radio.networks.find(one => one.autoconnect && visible().some(other => isVisible(one, other)))
      if (back) join(back)
    },

    /** Where the panel is reached as a client; none while a lease is not known. */
    addresses(): string[] {
      const { address } = state.radio
      const known = address.method === 'static' ? address.address : leaseAt(point)?.address
      return actualMode(state.radio) === 'client' && known ? [known] : []
    },

    connection(): Omit<Connection, 'serves_caller'> {
      const { state: now, ssid } = state.wifi
      const lease = now === 'CONNECTED' ? leaseAt(point) : undefined
      const good = state.radio.networks.find(({ id }) => id === state.radio.lastGood)
      return {
        state: now,
        ssid,
        signal_dbm: lease && point ? signalOf(point) : null,
        channel: (lease && point?.channel) ?? null,
        band: (lease && point?.band) ?? null,
        address: lease?.address ?? null,
        mask: lease?.mask ?? null,
        gateway: lease?.gateway || null,
        dns: lease?.dns ?? [],
        failure,
        last_good: good?.ssid ?? null,
        hotspot_open: state.radio.fallback
      }
    }
  }

  function visible(): RadioPoint[] {
    const { mode, points } = state.radio
    return mode === 'client' ? points.filter(({ inRange }) => inRange) : []
  }

  function leaseAt(at: RadioPoint | undefined): Lease | undefined {
    const { method, address, mask, gateway, dns1, dns2 } = state.radio.address
    return method === 'dhcp' ? at?.lease : { address, mask, gateway, dns: [dns1, dns2].filter(Boolean) }
  }

  function signalOf({ bssid, signal }: RadioPoint): number {
    const seed = Number.parseInt(bssid.slice(-5).replace(':', ''), 16)
    return Math.max(-95, signal + Math.round((hash(seed, Math.floor(clock.now() / SCAN_MS)) - 0.5) * 6))
  }

  function asSeen(seen: RadioPoint): Schemas['AccessPoint'] {
    const { ssid, hidden, channel, band, security } = seen
    return { ssid: hidden ? '' : ssid, signal_dbm: signalOf(seen), channel, band, security }
  }
}
