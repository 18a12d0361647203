import { canonical, isHandOver } from '../../session/paths'

/** What the first paint shows. The hand-over page is open to all and has a paint of its own. */
export type FirstPage = 'login' | 'shell' | 'plain'

/** The token decides, also on the login page: the guard sends a signed-in user on. */
export function firstPage(path: string, hasToken: boolean): FirstPage {
  if (isHandOver(path)) return 'plain'
  return hasToken ? 'shell' : 'login'
}

/** Layer and screen, in the order in which they are needed, that a visit of this path loads. */
export function firstParts(path: string, page: FirstPage): string[] {
  const toDashboard = page === 'shell' && /^\/(app(\/dashboard|\/login)?)?$/.test(canonical(path))
  return [page, ...(toDashboard ? ['dashboard'] : [])]
}
