import { isIPv4 } from 'node:net'
import { runtimeHost } from '../codesys/availability'
import type { DeviceClock } from '../device/device-clock'
import type { PanelState } from '../state'
import type { EthernetPort, Lease, PlantHost } from './ethernet-state'
import { contains, prefixOf } from './ipv4'

/** What a port works with. */
interface Live {
  state: 'link_down' | 'acquiring' | 'up' | 'fallback'
  address: string | null
  mask: string | null
  gateway: string | null
  dns: string[]
  /** Known before the port moves to it. */
  offered?: Lease
  /** Reading of `clock.elapsed()` at which the lease ends. */
  leaseUntil?: number
  cancel: () => void
}

const OFFER_MILLISECONDS = 2000
const TAKE_MILLISECONDS = 2500
/** A client renews its lease when half of it is over (RFC 2131, 4.4.5). */
const RENEWED_AFTER = 0.5
const NO_LEASE_MILLISECONDS = 30_000
/** How often a server is looked for after that. */
const RETRY_MILLISECONDS = 5 * 60_000
/** The console is served through this port. */
const SERVING_PORT = 'eth0'

export type Network = ReturnType<typeof createNetwork>

/** The wired ports at work: addresses, leases, which other devices there are, and where the panel is reached. */
export function createNetwork(clock: DeviceClock, state: PanelState) {
  const working = new Map<string, Live>()
  const listeners: (() => void)[] = []
  let served: { host: string; address: string } | undefined

  const portOf = (id: string) => state.ethernet.find(port => port.id === id)
  const idle = { address: null, mask: null, gateway: null, dns: [], cancel: () => {} }

  const put = (port: EthernetPort, live: Live) => {
    const before = working.get(port.id)
    before?.cancel()
    working.set(port.id, live)
    if (before && before.address !== live.address) for (const listener of listeners) listener()
  }

  const withLease = (port: EthernetPort, lease: Lease): Live => ({
    state: 'up',
    ...lease,
    dns: chosenDns(port.settings) ?? lease.dns,
    leaseUntil: clock.elapsed() + lease.seconds * 1000,
    cancel: clock.after(lease.seconds * RENEWED_AFTER * 1000, () => renewLease(port))
  })

  /** The server may give another address; without one the lease runs out. */
  const renewLease = (port: EthernetPort) => {
    const held = live(port.id)
    if (port.cable && port.offer) return put(port, withLease(port, port.offer))
    const left = (held.leaseUntil ?? 0) - clock.elapsed()
    held.cancel = clock.after(left, () => {
      if (port.cable && port.offer) put(port, withLease(port, port.offer))
      else acquire(port, { ...idle, state: 'acquiring' })
    })
  }

  const acquire = (port: EthernetPort, before: Live) => {
    const live: Live = { ...before, state: 'acquiring' }
    const { offer } = port
    const later = (milliseconds: number, work: () => void) => {
      const cancel = clock.after(milliseconds, work)
      const earlier = live.cancel
      live.cancel = () => {
        earlier()
        cancel()
      }
    }
    live.cancel = () => {}
    put(port, live)
    if (!offer) return later(NO_LEASE_MILLISECONDS, () => fallBack(port))
    later(OFFER_MILLISECONDS, () => {
      live.offered = offer
    })
    later(OFFER_MILLISECONDS + TAKE_MILLISECONDS, () => put(port, withLease(port, offer)))
  }

  /** Until there is a server. */
  const fallBack = (port: EthernetPort) => {
    const retry = () => (port.cable && port.offer ? acquire(port, live(port.id)) : fallBack(port))
    put(port, { ...linkLocal(port), cancel: clock.after(RETRY_MILLISECONDS, retry) })
  }

  /** Puts what is configured in force. A lease that still runs is used on. */
  const enforce = (id: string) => {
    const port = portOf(id)
    if (!port) return
    const { settings, cable, offer } = port
    const before = working.get(id) ?? { ...idle, state: 'link_down' }
    if (!cable) return put(port, { ...idle, state: 'link_down' })
    if (settings.method === 'static') return put(port, staticLive(port))
    if (offer && before.leaseUntil !== undefined) return put(port, withLease(port, offer))
    acquire(port, before)
  }

  for (const port of state.ethernet) {
    if (port.settings.method === 'dhcp' && port.cable && port.offer) put(port, withLease(port, port.offer))
    else enforce(port.id)
  }

  const live = (id: string): Live => working.get(id) ?? { ...idle, state: 'link_down' }

  /** The runtime of the panel has an address of its own. */
  const hosts = (): PlantHost[] => [...state.network.hosts, ...[runtimeHost(state) ?? []].flat()]

  const othersWith = (id: string, address: string | null) =>
    hosts().find(host => host.port === id && host.address === address && !host.via)

  const isNear = (id: string, address: string): boolean => {
    const { address: own, mask, state } = live(id)
    const prefix = prefixOf(mask ?? '')
    if (state === 'link_down' || own === null || !isIPv4(own) || !isIPv4(address) || prefix === undefined) return false
    return contains({ address: own, prefix }, address)
  }

  /** The device with that address, where a port leads to it. */
  const reach = (address: string): PlantHost | undefined =>
    hosts().find(({ address: own, port, via }) => {
      if (own !== address) return false
      if (!via) return isNear(port, address)
      return live(port).gateway === via[0] && via.every(router => reach(router) !== undefined)
    })

  /** Where a browser of this machine reaches a device address, when the panel is served on loopback addresses. */
  const toLoopback = (address: string): string => {
    if (!served?.host.startsWith('127.')) return address
    if (address === served.address) return served.host
    const last = address.split('.').pop()
    return `127.0.${last === served.host.split('.').pop() ? 1 : 0}.${last}`
  }

  return {
    enforce,
    toLoopback,
    isServing: (id: string) => id === SERVING_PORT,

    /** Where the panel is reached once its configuration is in force; none while a lease is not known. */
    addresses(): string[] {
      const port = portOf(SERVING_PORT)
      const { state, offered, address, leaseUntil } = live(SERVING_PORT)
      const assigned = leaseUntil !== undefined || state === 'fallback'
      if (port?.settings.method === 'static') return [toLoopback(port.settings.address)]
      const known = state === 'acquiring' ? offered?.address : assigned && address
      return known ? [toLoopback(known)] : []
    },

    /** Of all wired ports, as they are now. */
    ownAddresses: (): string[] => state.ethernet.flatMap(({ id }) => live(id).address ?? []),

    isInForce(id: string): boolean {
      const { state, address } = live(id)
      const port = portOf(id)
      return (
        state !== 'acquiring' &&
        (port?.settings.method !== 'static' || !port.cable || address === port.settings.address)
      )
    },

    /** Where it is reached now, for the server. */
    host: (): string | undefined => {
      const { address } = live(SERVING_PORT)
      return address === null ? undefined : toLoopback(address)
    },
    onMove: (listener: () => void) => void listeners.push(listener),
    serveOn(host: string): void {
      served ??= { host, address: live(SERVING_PORT).address ?? '' }
    },

    renew(id: string): 'requested' | 'link_down' | 'not_dhcp' {
      const port = portOf(id)
      if (port?.settings.method !== 'dhcp') return 'not_dhcp'
      if (!port.cable) return 'link_down'
      acquire(port, live(id))
      return 'requested'
    },

    status(port: EthernetPort) {
      const { state, address, mask, gateway, dns, leaseUntil } = live(port.id)
      const other = othersWith(port.id, address)
      const conflict = state === 'up' && other !== undefined
      return {
        id: port.id,
        link: port.cable ? ('up' as const) : ('down' as const),
        speed_mbit: port.cable?.speedMbit ?? null,
        duplex: port.cable?.duplex ?? null,
        mac: port.mac,
        rx_errors: port.rxErrors,
        tx_errors: port.txErrors,
        state: conflict ? ('conflict' as const) : state,
        address,
        mask,
        gateway: gateway || null,
        dns,
        lease_seconds_left:
          leaseUntil === undefined ? null : Math.max(0, Math.ceil((leaseUntil - clock.elapsed()) / 1000)),
        conflict_mac: conflict ? other.mac : null,
        locked_by: port.lockedBy
      }
    },

    /** The device with an address on the cable of a port. */
    ownerOf: (id: string, address: string) => othersWith(id, address),

    /** The DNS server that responds, if one does. */
    dnsServer(): string | undefined {
      const known = state.ethernet.flatMap(({ id }) => live(id).dns)
      return known.find(server =>
        state.network.hosts.some(host => host.address === server && host.openPorts.includes(53))
      )
    },

    reach,

    /** The router to which a packet for an address goes; none where it is on the cable of a port. */
    routerTo(address: string): string | undefined {
      if (state.ethernet.some(({ id }) => isNear(id, address))) return
      return state.ethernet.map(({ id }) => live(id).gateway).find(Boolean) ?? undefined
    }
  }
}

function chosenDns({ dns1, dns2 }: EthernetPort['settings']): string[] | undefined {
  const chosen = [dns1, dns2].filter(Boolean)
  return chosen.length > 0 ? chosen : undefined
}

function staticLive({ settings }: EthernetPort): Live {
  const { address, mask, gateway } = settings
  return { state: 'up', address, mask, gateway, dns: chosenDns(settings) ?? [], cancel: () => {} }
}

/** By the last two bytes of its MAC, as RFC 3927 wants it to be the same each time. */
function linkLocal({ mac, settings }: EthernetPort): Live {
  const [third = 0, fourth = 0] = mac
    .split(':')
    .slice(-2)
    .map(part => Number.parseInt(part, 16))
  return {
    state: 'fallback',
    address: `169.254.${third}.${fourth || 1}`,
    mask: '255.255.0.0',
    gateway: null,
    dns: chosenDns(settings) ?? [],
    cancel: () => {}
  }
}
