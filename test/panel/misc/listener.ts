import type { DeviceClock } from '../device/device-clock'
import type { RunningService, ServiceEvents, ServiceUser } from './engine'
import type { PortOwner } from './ports'

type Live =
  | { kind: 'off' }
  | { kind: 'starting' }
  | { kind: 'conflict' }
  | { kind: 'running'; since: number; server: RunningService }
  | { kind: 'failed'; lines: readonly string[] }

interface Choices {
  clock: DeviceClock
  isWanted: () => boolean
  /** The other service that has its port. */
  takenBy: () => PortOwner | undefined
  start: (events: ServiceEvents) => Promise<RunningService>
}

export type Listener = ReturnType<typeof createListener>

/** A service that listens on a port: it follows its settings, and says who uses it. */
export function createListener({ clock, isWanted, takenBy, start }: Choices) {
  let live: Live = { kind: 'off' }
  let users: (ServiceUser & { since: number })[] = []
  /** One start or stop after another. */
  let work: Promise<unknown> = Promise.resolve()

  const events: ServiceEvents = {
    onJoin: user => void users.push({ ...user, since: clock.now() }),
    onLeave: ({ name, address }) => {
      const index = users.findIndex(user => user.name === name && user.address === address)
      if (index >= 0) users.splice(index, 1)
    },
    onCrash: lines => void crash(lines)
  }

  const close = async () => {
    const before = live
    live = { kind: 'off' }
    users = []
    if (before.kind === 'running') await before.server.close()
  }

  const open = async () => {
    if (takenBy()) {
      live = { kind: 'conflict' }
      return
    }
    live = { kind: 'starting' }
    try {
      const server = await start(events)
      live = { kind: 'running', since: clock.now(), server }
    } catch (error) {
      live = { kind: 'failed', lines: [String(error)] }
    }
  }

  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const result = work.then(change)
    work = result.catch(() => {})
    return result
  }

  const crash = (lines: readonly string[]) =>
    inTurn(async () => {
      await close()
      live = { kind: 'failed', lines }
    })

  return {
    live: () => live,
    users: () => users,
    /** Of the loopback; undefined while it does not run. */
    port: () => (live.kind === 'running' ? live.server.port : undefined),
    crash,
    /** Settles when no start or stop is under way. */
    settled: () => work,
    stop: () => inTurn(close),
    /** Starts anew, as the settings have it now. */
    restart: () =>
      inTurn(async () => {
        await close()
        if (isWanted()) await open()
      })
  }
}
