import type { Services, StateOf } from '../state'
import { type Callers, createCallers } from './callers'
import { ethernetHandlers } from './ethernet-handlers'
import { ethernetSeed } from './ethernet-seed'
import type { Hotspot } from './hotspot'
import { hotspotHandlers } from './hotspot-handlers'
import { createNetwork, type Network } from './network'
import { createPending, type Pending } from './pending'
import { pendingHandlers } from './pending-handlers'
import { pendingSeed } from './pending-seed'
import { type AllRadios, createRadios, type Radio, type Radios } from './radio'
import { wifiHandlers } from './wifi-handlers'
import { wifiSeed } from './wifi-seed'

export const seeds = { ethernetSeed, pendingSeed, wifiSeed }

export const handlers = { ...ethernetHandlers, ...hotspotHandlers, ...pendingHandlers, ...wifiHandlers }

export const services = {
  network: ({ clock, state }: Services) => createNetwork(clock, state),
  pending: ({ clock, state, power }: Services) => createPending(clock, state, power),
  radio: ({ state, clock, power }: Services) => createRadios(state, clock, power),
  firstRadio: ({ radio }: Services) => radio.firstRadio,
  radios: ({ radio }: Services) => radio.radios,
  hotspot: ({ radio }: Services) => radio.hotspot,
  callers: createCallers
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    pending: Pending
    network: Network
    callers: Callers
    radio: AllRadios
    firstRadio: Radio
    radios: Radios
    hotspot: Hotspot
  }
}
