import { readCookie } from '../../lib/browser/cookie'
import { canonical, isHandOver } from '../../session/paths'

/** What the first paint shows. */
export type FirstPage = 'login' | 'shell' | 'plain'

/** The token decides, also at the login path: the guard redirects a signed-in user. */
export function firstPage(path: string, hasToken: boolean): FirstPage {
  if (isHandOver(path)) return 'plain'
  return hasToken ? 'shell' : 'login'
}

/** Layer and screen that a visit of this path loads, in the order in which they are needed. */
export function firstParts(path: string, page: FirstPage): string[] {
  const toDashboard = page === 'shell' && /^\/(app(\/dashboard|\/login)?)?$/.test(canonical(path))
  return [page, ...(toDashboard ? ['dashboard'] : [])]
}

type Known = readonly [string, ...string[]]

/** The first candidate that is known, else the default, which is the first known one. */
export const oneOf = (known: Known, ...candidates: (string | undefined)[]): string =>
  candidates.find(candidate => known.some(name => name === candidate)) ?? known[0]

/** The cookie, else the browser's language, else that of the brand, else English. */
export const firstLanguage = (known: Known): string =>
  oneOf(
    known,
    readCookie('language'),
    navigator.language?.split('-')[0],
    typeof BRAND_LANGUAGE === 'undefined' ? undefined : BRAND_LANGUAGE
  )
