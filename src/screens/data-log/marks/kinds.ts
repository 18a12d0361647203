import type { MarkKind } from '../../../api/marks'

/** In the order of their rows above the trend. */
const PERMISSIONS = {
  event: 'event-log',
  operation: 'operation-log',
  sign_in: 'operation-log',
  clock: 'event-log',
  restart: 'event-log',
  update: 'event-log'
} as const satisfies Record<MarkKind, string>

const isKind = (text: string): text is MarkKind => text in PERMISSIONS

/** The kinds that the panel returns to an account with these permissions. */
export const permittedKinds = (roles: readonly string[]): readonly MarkKind[] =>
  Object.keys(PERMISSIONS)
    .filter(isKind)
    .filter(kind => roles.includes(PERMISSIONS[kind]))
