import { safeRedirect } from '../../session/redirect'

const LOGIN = '/app/login'
const MAIN = '/app'
const HAND_OVER = /^(\/admin|\/app)?\/auth-redirect\b/

/** Where the hand-over page leads, from its query; nothing else in its address counts (no token is ever taken from it). */
export interface HandOver {
  target: string
  login: string
}

export function readHandOver(search: string): HandOver {
  const wanted = safeRedirect(new URLSearchParams(search).get('redirect'))
  const target = HAND_OVER.test(wanted) ? MAIN : wanted
  return { target, login: `${LOGIN}?redirect=${encodeURIComponent(target)}` }
}
