import { canonical } from '../../session/paths'
import { ALWAYS, type Route } from './routes'

export interface Permissions {
  roles: readonly string[]
  /** Whether the panel has the SECS/GEM licence (specification section 6). */
  secsLicence: boolean
}

export type Destination = { kind: 'screen'; route: Route } | { kind: 'not-found' } | { kind: 'not-authorized' }

export function isPermitted({ name }: Route, { roles, secsLicence }: Permissions): boolean {
  if (ALWAYS.includes(name)) return true
  return roles.includes(name) && (name !== 'secs-gem' || secsLicence)
}

/** What a signed-in user finds at a path. */
export function destination(path: string, routes: readonly Route[], permissions: Permissions): Destination {
  const place = canonical(path)
  const route = routes.find(candidate => candidate.path === place)
  if (!route) return { kind: 'not-found' }
  return isPermitted(route, permissions) ? { kind: 'screen', route } : { kind: 'not-authorized' }
}
