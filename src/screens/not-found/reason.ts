/** Why there is nothing to see (specification section 2): no such screen, none for this user, or refused by the panel. */
export type Reading = 'not-found' | 'not-authorized' | 'access-denied'

export interface Refused {
  reading: Reading
  /** The address that was asked for; empty when it is not known. */
  path: string
}

const READINGS: readonly Reading[] = ['not-found', 'not-authorized', 'access-denied']

/** Reads the `refused` that the shell leaves in the state of the history entry; anything else is an unknown page. */
export function readingFrom(state: unknown): Refused {
  const { reading, path } = fieldsOf(fieldsOf(state).refused)
  return {
    reading: READINGS.find(known => known === reading) ?? 'not-found',
    path: typeof path === 'string' ? path : ''
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
