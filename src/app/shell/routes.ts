import { useStore } from '@nanostores/preact'
import type { LoadPart } from '../../lib/browser/part'
import { type GroupName, SCREENS, type ScreenName } from '../../session/generated/screens'
import { $missingScreens } from '../../session/missing-screens'
import type { Screen } from '../../session/screen'
import { LOADERS } from '../generated/loaders'

export interface Route extends Screen<ScreenName, GroupName> {
  /** The path of the route that stays marked in the menu while this one is open. */
  activeMenu?: string
  hidden?: boolean
  load: LoadPart
}

// Both lists are generated in the order of the menu.
/** Those of this build. */
export const ROUTES: readonly Route[] = Object.values(SCREENS).map((screen, index) => ({
  ...screen,
  load: LOADERS[index] as LoadPart
}))

/** Those that this panel has. */
export function useRoutes(): Route[] {
  const missing = useStore($missingScreens)
  return ROUTES.filter(({ name }) => !missing.includes(name))
}
