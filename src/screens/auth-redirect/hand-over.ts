import { LOGIN, MAIN, withRedirect } from '../../session/paths'
import { safeRedirect } from '../../session/redirect'

const OWN_PATH = /^(\/admin|\/app)?\/auth-redirect\b/

/** Where the page leads, taken from its query. A token in the address is ignored. */
export interface HandOver {
  target: string
  login: string
}

export function readHandOver(search: string): HandOver {
  const redirect = safeRedirect(new URLSearchParams(search).get('redirect'))
  const target = OWN_PATH.test(redirect) ? MAIN : redirect
  return { target, login: withRedirect(LOGIN, target) }
}
