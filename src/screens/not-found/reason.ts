/** Unknown path, no permission or no licence for the screen, or 403 from the panel; see 'Addresses' in src/README.md. */
export type DenialReason = 'not-found' | 'not-authorized' | 'not-licensed' | 'access-denied'

export interface Denial {
  reason: DenialReason
  /** The requested path; empty when unknown. */
  path: string
}

const REASONS: readonly DenialReason[] = ['not-found', 'not-authorized', 'not-licensed', 'access-denied']

/** Reads `refused` from the history state, where the shell puts it; anything else means 'not-found'. */
export function denialFrom(state: unknown): Denial {
  const { reason, path } = fieldsOf(fieldsOf(state).refused)
  return {
    reason: REASONS.find(known => known === reason) ?? 'not-found',
    path: typeof path === 'string' ? path : ''
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
