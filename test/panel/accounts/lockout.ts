import contract from '../../../static/contract/common.json'
import type { DeviceClock } from '../device/device-clock'
import { networkOf, plainAddress } from '../network/client-network'

const { 'x-lockout': RULES } = contract

/** What a password is tried for; each is counted by itself. */
export type CredentialKind =
  | 'account'
  | 'access_token'
  | 'level'
  | 'package'
  | 'webview'
  | 'vnc'
  | 'ftp'
  | 'snmp'
  | 'opcua'

/** The failed attempts on one kind of credentials. The address is that of the caller, '' where none is known. */
export interface LoginAttempts {
  /** Seconds left to wait; 0 when an attempt is allowed. */
  waitSeconds(name: string, address?: string): number
  /** Without a name it counts for the address only. */
  failed(name: string | undefined, address?: string): void
  /** Ends the wait of this name and address, and of no other: who knows one password may be guessing another. */
  succeeded(name: string, address?: string): void
  /** Forgets the failures of a name from every address. */
  unlock(name: string): void
}

interface Failures {
  name: string | undefined
  count: number
  at: number
  waitUntil: number
}

/** So many counters of a kind; the oldest that nobody waits for is dropped first. A sender of datagrams may name any address. */
const MOST_COUNTERS = 2000

export type Lockout = ReturnType<typeof createLockout>

/**
 * A growing wait after several wrong passwords; never a lock for good, because a plant has to go on. Counted for each
 * name and address, so that a stranger cannot keep its owner out, and for each address, so that one password cannot be
 * tried on many names.
 */
export function createLockout(clock: DeviceClock) {
  const kinds = new Map<CredentialKind, Map<string, Failures>>()

  const attemptsOf = (kind: CredentialKind): LoginAttempts => {
    const counters = kinds.get(kind) ?? new Map<string, Failures>()
    kinds.set(kind, counters)
    const keyOf = (name: string | undefined, address = '') =>
      JSON.stringify([name === undefined ? networkOf(address) : plainAddress(address), name])

    const find = (key: string): Failures | undefined => {
      const found = counters.get(key)
      const isForgotten = found && clock.elapsed() - found.at >= RULES.forgotten_after_seconds * 1000
      return isForgotten ? undefined : found
    }

    const count = (name: string | undefined, address: string | undefined, free: number) => {
      const key = keyOf(name, address)
      const at = clock.elapsed()
      const failures = (find(key)?.count ?? 0) + 1
      const seconds = failures < free ? 0 : RULES.first_wait_seconds * 2 ** (failures - free)
      counters.delete(key)
      const waitUntil = at + Math.min(seconds, RULES.longest_wait_seconds) * 1000
      counters.set(key, { name, count: failures, at, waitUntil })
      if (counters.size <= MOST_COUNTERS) return
      const [oldest] = counters.keys()
      const [idle] = [...counters].find(([, { waitUntil: end }]) => end <= at) ?? [oldest]
      if (idle !== undefined) counters.delete(idle)
    }

    return {
      waitSeconds(name, address) {
        const ends = [keyOf(name, address), keyOf(undefined, address)].map(key => find(key)?.waitUntil ?? 0)
        return Math.max(0, Math.ceil((Math.max(...ends) - clock.elapsed()) / 1000))
      },

      failed(name, address) {
        if (name !== undefined) count(name, address, RULES.free_failures)
        count(undefined, address, RULES.free_failures_per_address)
      },

      succeeded: (name, address) => void counters.delete(keyOf(name, address)),

      unlock(name) {
        for (const [key, failures] of counters) if (failures.name === name) counters.delete(key)
      }
    }
  }

  return {
    of: attemptsOf,

    forget(): void {
      for (const counters of kinds.values()) counters.clear()
    }
  }
}
