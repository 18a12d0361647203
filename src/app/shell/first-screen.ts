import { openPart } from '../../lib/browser/part'
import { SCREENS } from '../../session/generated/screens'
import { canonical } from '../../session/paths'
import { ROUTES } from './routes'

const routeAt = (wanted: string) => ROUTES.find(({ path }) => path === wanted)

/**
 * Begins to load the screen of a visit before the shell is drawn. One that needs nothing but the shell is waited for, so
 * that both are drawn at once; a failure is shown where the screen would be.
 */
export async function openFirstScreen(): Promise<void> {
  const route = routeAt(canonical(location.pathname)) ?? routeAt(SCREENS.dashboard.path)
  if (!route) return
  const opened = openPart(route.name, route.load).catch(() => {})
  if (route.load.layer) await opened
}
