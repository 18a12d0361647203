import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { SCREENS } from '../../session/generated/screens'
import { $secsLicence } from '../../session/licence'
import { canonical, fullPath, MAIN, NOT_FOUND } from '../../session/paths'
import { $session } from '../../session/session'
import { navigate } from './navigation'
import { type Destination, destination, type Permissions } from './permissions'
import { useRoutes } from './routes'

export function usePermissions(): Permissions {
  const session = useStore($session)
  const secsLicence = useStore($secsLicence)
  return { roles: session.status === 'signed-in' ? session.user.roles : [], secsLicence }
}

/** What the path shows; undefined while it is being redirected. */
export function useDestination(path: string): Destination | undefined {
  const permissions = usePermissions()
  const routes = useRoutes()
  const canonicalPath = canonical(path)
  const found =
    canonicalPath === MAIN || canonicalPath === NOT_FOUND ? undefined : destination(path, routes, permissions)
  const refused = found && !('route' in found) ? found.kind : undefined

  useEffect(() => {
    if (canonicalPath === MAIN) navigate(SCREENS.dashboard.path, { replace: true })
    if (refused) navigate(NOT_FOUND, { replace: true, state: { refused: { path: fullPath(), reason: refused } } })
  }, [path, refused])

  if (canonicalPath === NOT_FOUND) return { kind: 'not-found' }
  return refused ? undefined : found
}
