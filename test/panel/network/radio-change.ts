import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../http/handler-types'
import type { Services } from '../services'
import type { PendingChange } from './pending'
import type { KeptNetwork, RadioState } from './wifi-state'

export const changePending = () => refuse(409, 'change_pending', { message: 'Another change of the network waits' })

/** Changes the radio until the change is kept or reverted. */
export function proposeRadio({ state, pending, wifi, hotspot }: Services, next: Partial<RadioState>): PendingChange {
  const { radio } = state
  const { mode, address, fallback, hotspot: accessPoint } = radio
  const before = { mode, address, fallback, hotspot: accessPoint }
  const after = { ...before, ...next }
  const keepsClient = after.mode === mode && after.fallback === fallback && isDeepStrictEqual(after.address, address)
  const work = () => {
    if (!keepsClient) wifi.start()
    hotspot.start()
  }
  return pending.propose({
    apply: () => Object.assign(radio, next),
    enforce: work,
    revert() {
      Object.assign(radio, before)
      work()
    },
    addresses: () => wifi.addresses().concat(hotspot.addresses()),
    inForce: () => state.wifi.state !== 'CONNECTING' && hotspot.status().state !== 'starting'
  })
}

/** Joins a network until the change is kept or reverted; a failed join is reverted at once. */
export function proposeJoin({ state, pending, wifi, hotspot }: Services, network: KeptNetwork): PendingChange {
  const { lastGood, address } = state.radio
  const change = pending.propose({
    apply: () => {},
    enforce() {
      state.radio.fallback = false
      hotspot.start()
      wifi.join(network, () => pending.revert(change.code))
    },
    revert: () => wifi.returnTo(lastGood),
    addresses: () => (address.method === 'static' || state.wifi.ssid === network.ssid ? wifi.addresses() : []),
    inForce: () => state.wifi.state === 'CONNECTED' && state.wifi.ssid === network.ssid
  })
  return change
}
