import { LOGIN, MAIN, withRedirect } from '../../session/paths'
import { safeRedirect } from '../../session/redirect'

const ANY_HAND_OVER = /^(\/admin|\/app)?\/auth-redirect\b/

/** Where the hand-over page leads, from its query; nothing else in its address counts (no token is ever taken from it). */
export interface HandOver {
  target: string
  login: string
}

export function readHandOver(search: string): HandOver {
  const wanted = safeRedirect(new URLSearchParams(search).get('redirect'))
  const target = ANY_HAND_OVER.test(wanted) ? MAIN : wanted
  return { target, login: withRedirect(LOGIN, target) }
}
