import type { Loadable } from './resource'

/** What was read last, also when a later read has failed; undefined while nothing was read. */
export function lastKnown<T>(loadable: Loadable<T>): T | undefined {
  if (loadable.status === 'ready') return loadable.data
  return loadable.status === 'failed' ? loadable.last : undefined
}
