import { canonical } from '../../session/paths'
import type { Route } from './routes'

export interface Permissions {
  roles: readonly string[]
  /** Whether the panel has the SECS/GEM licence; undefined until it has answered. */
  secsLicence: boolean | undefined
}

/** `waiting`: the panel has not answered yet whether the screen is permitted. */
export type Destination =
  | { kind: 'screen' | 'waiting'; route: Route }
  | { kind: 'not-found' }
  | { kind: 'not-authorized' | 'not-licensed' }

/** Undefined while that depends on an answer of the panel. */
export function isPermitted({ name, permission }: Route, { roles, secsLicence }: Permissions): boolean | undefined {
  if (!permission) return true
  return roles.includes(name) && (name !== 'secs-gem' || secsLicence)
}

/** What a path shows to a signed-in user. */
export function destination(path: string, routes: readonly Route[], permissions: Permissions): Destination {
  const canonicalPath = canonical(path)
  const route = routes.find(candidate => candidate.path === canonicalPath)
  if (!route) return { kind: 'not-found' }
  const permitted = isPermitted(route, permissions)
  // A user with the permission lacks only the licence.
  if (permitted === false) return { kind: permissions.roles.includes(route.name) ? 'not-licensed' : 'not-authorized' }
  return { kind: permitted ? 'screen' : 'waiting', route }
}
