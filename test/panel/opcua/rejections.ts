import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { bounded, LONGEST_NAME, LONGEST_TEXT } from './bounded'

type Rejection = Schemas['OpcUaRejection']

/** A client that the server did not let in. */
export type RejectedClient = Omit<Rejection, 'id' | 'time' | 'last_time' | 'count' | 'connected_at'>
export type ConnectedClient = Pick<Rejection, 'client_uri' | 'address'>

const MOST = 100
const SAME: readonly (keyof RejectedClient)[] = ['address', 'client_uri', 'username', 'reason', 'thumbprint']

const ENDED_BY_TRUST: ReadonlySet<Rejection['reason']> = new Set(['certificate_untrusted', 'issuer_unknown'])

export type Rejections = ReturnType<typeof createRejections>

/** Clients that were rejected; one that tries again for the same reason is counted in its entry. */
export function createRejections(clock: DeviceClock) {
  let entries: Rejection[] = []
  let lastId = 0
  let total = 0

  return {
    add(rejected: RejectedClient): void {
      const client = {
        ...rejected,
        client: bounded(rejected.client, LONGEST_NAME),
        client_uri: bounded(rejected.client_uri, LONGEST_TEXT),
        username: rejected.username === null ? null : bounded(rejected.username, LONGEST_NAME)
      }
      const time = deviceText(clock.now())
      const known = entries.find(entry => SAME.every(key => entry[key] === client[key]))
      if (!known) lastId += 1
      const first = known ?? { id: `rejection-${lastId}`, time, count: 0 }
      const { id, count } = first
      const entry = { ...client, id, time: first.time, last_time: time, count: count + 1, connected_at: null }
      entries = [entry, ...entries.filter(other => other !== known)].slice(0, MOST)
      total += 1
    },
    /** The newest first. */
    list: (): Rejection[] => entries,
    count: () => total,
    /** Its certificate is trusted now: the client connects when it tries again. */
    forget(thumbprint: string): void {
      entries = entries.filter(entry => entry.thumbprint !== thumbprint || !ENDED_BY_TRUST.has(entry.reason))
    },
    /** Whatever it was rejected for; it stays in the list until somebody clears it. */
    connected({ client_uri, address }: ConnectedClient): void {
      const connected_at = deviceText(clock.now())
      entries = entries.map(entry =>
        entry.client_uri === client_uri && entry.address === address ? { ...entry, connected_at } : entry
      )
    },
    clear(): void {
      entries = []
    },
    /** Counts from zero, as the server starts. */
    startCount(): void {
      total = 0
    }
  }
}
