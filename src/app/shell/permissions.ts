import { canonical } from '../../session/paths'
import { ALWAYS, type Route } from './routes'

export interface Permissions {
  roles: readonly string[]
  /** Whether the panel has the SECS/GEM licence. */
  secsLicence: boolean
}

export type Destination = { kind: 'screen'; route: Route } | { kind: 'not-found' } | { kind: 'not-authorized' }

export function isPermitted({ name }: Route, { roles, secsLicence }: Permissions): boolean {
  if (ALWAYS.includes(name)) return true
  return roles.includes(name) && (name !== 'secs-gem' || secsLicence)
}

/** What a path shows to a signed-in user. */
export function destination(path: string, routes: readonly Route[], permissions: Permissions): Destination {
  const canonicalPath = canonical(path)
  const route = routes.find(candidate => candidate.path === canonicalPath)
  if (!route) return { kind: 'not-found' }
  return isPermitted(route, permissions) ? { kind: 'screen', route } : { kind: 'not-authorized' }
}
