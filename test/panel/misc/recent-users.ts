import type { ServiceEvents } from './engine'

/** Without a connection somebody counts as a user for so long after a request. */
const RECENT_MS = 60_000

/** Users of a service that has no connections. */
export function recentUsers(name: string, { onJoin, onLeave }: Pick<ServiceEvents, 'onJoin' | 'onLeave'>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    note(address: string): void {
      const known = timers.get(address)
      if (known === undefined) onJoin({ name, address })
      clearTimeout(known)
      const timer = setTimeout(() => {
        timers.delete(address)
        onLeave({ name, address })
      }, RECENT_MS)
      timer.unref()
      timers.set(address, timer)
    },

    forget(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }
}
