import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import type { ServiceUser } from './engine'
import type { Listener } from './listener'
import type { ServiceId } from './misc-state'
import type { PortOwner } from './ports'

type Status = Schemas['MiscServiceState']
type Reason = NonNullable<Status['reason']>

const NOTHING: Omit<Status, 'id' | 'state'> = {
  since: null,
  port: null,
  reason: null,
  taken_by: null,
  users: [],
  lines: []
}
const MOST_USERS = 20
const MOST_LINES = 20

interface Shown {
  port?: number
  since?: number
  reason?: Reason | undefined
  restartNeeded?: boolean
  users?: readonly ConnectedUser[]
}

type ConnectedUser = ServiceUser & { since: number }

const shownUsers = (users: readonly ConnectedUser[]): Status['users'] =>
  users.slice(0, MOST_USERS).map(({ name, address, since }) => ({ name, address, since: deviceText(since) }))

/** A service that runs, with what is wrong with it. */
export function runningStatus(id: ServiceId, { port, since, reason, restartNeeded, users = [] }: Shown): Status {
  const state = restartNeeded ? 'restart_needed' : reason ? 'warning' : 'running'
  const text = since === undefined ? null : deviceText(since)
  return { ...NOTHING, id, state, since: text, port: port ?? null, reason: reason ?? null, users: shownUsers(users) }
}

export const offStatus = (id: ServiceId): Status => ({ ...NOTHING, id, state: 'off' })
export const startingStatus = (id: ServiceId): Status => ({ ...NOTHING, id, state: 'starting' })

interface Listening {
  port: number
  takenBy: PortOwner | undefined
  reason?: Reason | undefined
}

/** A service that listens; its port may have been taken since it started. */
export function listenerStatus(id: ServiceId, listener: Listener, { port, takenBy, reason }: Listening): Status {
  const live = listener.live()
  if (live.kind === 'off') return offStatus(id)
  if (live.kind === 'failed')
    return { ...NOTHING, id, state: 'failed', reason: 'crashed', lines: live.lines.slice(-MOST_LINES) }
  if (takenBy) return { ...NOTHING, id, state: 'port_conflict', port, taken_by: takenBy }
  if (live.kind !== 'running') return { ...startingStatus(id), port }
  return runningStatus(id, { port, since: live.since, reason, users: listener.users() })
}
