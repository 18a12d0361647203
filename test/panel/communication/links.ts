import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import type { Power } from '../device/power'
import type { Network } from '../network/network'
import type { PanelState } from '../state'
import type { Device } from './communication-state'
import { hasConflict } from './conflicts'
import { createCounters } from './counters'
import type { LinkEngine } from './link-engine'
import { noteOutage } from './outages'
import { type Outcome, outcomeOf } from './outcome'
import { createPolling, POLL_MS } from './polling'

export type Link = Schemas['CommunicationLink']
type Condition = Pick<Link, 'state' | 'reason'>

/** For how long a link stops when it is connected again. */
export const RESTART_MS = 3000
const SLOW_SHARE = 0.5

interface LinksContext {
  clock: DeviceClock
  state: PanelState
  power: Power
  network: Network
  /** The log of a PLC stops and starts with its link. */
  onOutage: (device: Device, isOut: boolean) => void
}

export type Links = ReturnType<typeof createLinks>

/** The links to the PLCs: what everything in the panel knows of them. */
export function createLinks({ clock, state, power, network, onOutage }: LinksContext) {
  const counters = createCounters(clock)
  /** Readings of `clock.elapsed()` at which links are connected again. */
  const restarts = new Map<string, number>()

  const polling = createPolling(clock, { state, network }, device => counters.add(device.id, outcomeAt(device)))

  const outcomeAt = (device: Device): Outcome =>
    polling.outcome(device) ?? outcomeOf({ state, network }, device, device.settings)

  const conditionOf = (device: Device, outcome: Outcome): Condition => {
    const { enabled, timeout_s } = device.settings
    const disabled = (reason: Link['reason']): Condition => ({ state: 'disabled', reason })
    if (!enabled) return disabled('switched_off')
    if (state.project?.state !== 'running') return disabled('project_stopped')
    if ((restarts.get(device.id) ?? 0) > clock.elapsed()) return disabled('restarting')
    if (hasConflict(state, device)) return { state: 'port_conflict', reason: null }
    if (!('milliseconds' in outcome)) return { state: 'no_reply', reason: null }
    const isSlow = outcome.milliseconds > timeout_s * 1000 * SLOW_SHARE
    return { state: isSlow ? 'slow' : 'up', reason: null }
  }

  /** Counts what the link sends. */
  const observe = (device: Device) => {
    const { id, settings } = device
    const polled = polling.outcome(device)
    const outcome = polled ?? outcomeOf({ state, network }, device, settings)
    const condition = conditionOf(device, outcome)
    const isActive = !['disabled', 'port_conflict'].includes(condition.state)
    counters.note(id, isActive ? { outcome, settings, isPolled: polled !== undefined } : undefined)
    return { condition, roundTripMs: isActive && 'milliseconds' in outcome ? outcome.milliseconds : null }
  }

  const linkOf = (device: Device): Link => {
    const { id, name, driver, settings } = device
    const { condition, roundTripMs } = observe(device)
    const { port, address, tcp_port, station } = settings
    return {
      ...{ id, name, driver, port, address, tcp_port, station },
      ...condition,
      ...counters.read(id),
      round_trip_ms: roundTripMs
    }
  }

  const isAtWork = () => power.isRunning() && state.project?.state === 'running'

  const list = (): Link[] => state.plcDevices.map(linkOf)

  /** Notes what has changed since the last look. */
  const look = () => {
    for (const device of state.plcDevices) {
      const { condition } = observe(device)
      const cause = isAtWork() ? causeOf(condition) : undefined
      if (noteOutage(state, device.id, cause, clock.now())) onOutage(device, cause !== undefined)
    }
  }

  power.onStop(() => {
    counters.forget()
    restarts.clear()
  })
  look()

  return {
    list,
    look,

    /** By the name of its PLC. */
    isConnected(name: string): boolean {
      const device = state.plcDevices.find(other => other.name === name)
      return device !== undefined && isConnected(conditionOf(device, outcomeAt(device)))
    },

    /** Connects links again; the others stay. */
    restart(ids: readonly string[]): void {
      for (const id of ids) restarts.set(id, clock.elapsed() + RESTART_MS)
      look()
      clock.after(RESTART_MS, look)
    },

    resetCounters: counters.reset,

    /** Requests go out through it from now on, to the devices that really listen. Returns a function that ends that. */
    attach(engine: LinkEngine): () => void {
      const detach = polling.attach(engine)
      const end = clock.every(POLL_MS, look)
      return () => {
        end()
        detach()
      }
    },

    /** Sends a request to each device that really listens. */
    async poll(): Promise<void> {
      await polling.poll()
      look()
    },
    /** Undefined where no real device is at the address. */
    read: polling.read
  }
}

function causeOf(condition: Condition) {
  if (isConnected(condition)) return undefined
  return condition.state === 'disabled' ? ('stop' as const) : ('fault' as const)
}

const isConnected = ({ state }: Condition) => state === 'up' || state === 'slow'
