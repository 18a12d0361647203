import { DASHBOARD, MAIN, WEB_VIEW } from './paths'

/** The paths that differ from `/app/<group>/<name>`. */
const SCREEN_PATHS = new Map([
  ['dashboard', DASHBOARD],
  ['webview', WEB_VIEW],
  ['project-management', '/app/project/management'],
  ['backup-data', '/app/data/backup'],
  ['account-management', '/app/account/management'],
  ['api-doc', '/app/api/doc']
])

/** The path of a screen of the menu. */
export function screenPath(group: string, name: string): string {
  return SCREEN_PATHS.get(name) ?? `${MAIN}/${group}/${name}`
}
