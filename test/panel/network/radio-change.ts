import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../http/handler-types'
import type { Pending, PendingChange } from './pending'
import type { Radio } from './radio'
import type { KeptNetwork, RadioState } from './wifi-state'

export const changePending = () => refuse(409, 'change_pending', { message: 'Another change of the network waits' })

/** Changes a radio until the change is kept or reverted. */
export function proposeRadio(
  pending: Pending,
  { slice, wifi, hotspot }: Radio,
  next: Partial<RadioState>
): PendingChange {
  const { radio } = slice
  const { mode, address, fallback, hotspot: accessPoint } = radio
  const before = { mode, address, fallback, ...(accessPoint && { hotspot: accessPoint }) }
  const after = { ...before, ...next }
  const keepsClient = after.mode === mode && after.fallback === fallback && isDeepStrictEqual(after.address, address)
  const work = () => {
    if (!keepsClient) wifi.start()
    hotspot?.start()
  }
  return pending.propose({
    apply: () => Object.assign(radio, next),
    enforce: work,
    revert() {
      Object.assign(radio, before)
      work()
    },
    addresses: () => wifi.addresses().concat(hotspot?.addresses() ?? []),
    inForce: () => slice.wifi.state !== 'CONNECTING' && hotspot?.status().state !== 'starting'
  })
}

/** Joins a network until the change is kept or reverted; a failed join is reverted at once. */
export function proposeJoin(pending: Pending, { slice, wifi, hotspot }: Radio, network: KeptNetwork): PendingChange {
  const { lastGood, address } = slice.radio
  const change = pending.propose({
    apply: () => {},
    enforce() {
      slice.radio.fallback = false
      hotspot?.start()
      wifi.join(network, () => pending.revert(change.code))
    },
    revert: () => wifi.returnTo(lastGood),
    addresses: () => (address.method === 'static' || slice.wifi.ssid === network.ssid ? wifi.addresses() : []),
    inForce: () => slice.wifi.state === 'CONNECTED' && slice.wifi.ssid === network.ssid
  })
  return change
}
