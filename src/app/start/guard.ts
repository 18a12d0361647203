import { isHandOver, isLogin, LOGIN, MAIN, withRedirect } from '../../session/paths'
import { safeRedirect } from '../../session/redirect'
import type { Session } from '../../session/session'

interface Address {
  pathname: string
  search: string
  hash: string
}

/** Where the guard redirects a visitor; undefined when the address may be shown. See 'Addresses' in src/README.md. */
export function guardedAway(address: Address, status: Session['status']): string | undefined {
  const { pathname, search, hash } = address
  if (isHandOver(pathname)) return undefined
  if (status === 'signed-out') return isLogin(pathname) ? undefined : withRedirect(LOGIN, pathname + search + hash)
  if (isLogin(pathname))
    return status === 'signed-in' ? safeRedirect(new URLSearchParams(search).get('redirect')) : undefined
  return pathname === '/' || pathname === '/admin' ? MAIN : undefined
}
