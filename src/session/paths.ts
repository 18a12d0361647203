/** See 'Addresses' in src/README.md: both prefixes show the same screens, `/app` is the canonical one. */
export const MAIN = '/app'
export const LOGIN = '/app/login'
export const NOT_FOUND = '/app/404'
const HAND_OVER = '/auth-redirect'
/** Where the customer prescribes the other prefix. */
export const LOGIN_AFTER_LOG_OUT = '/admin/login'
export const LOGO_LINK = '/admin/dashboard'

/** The path below `/app`, without a slash at its end. */
export function canonical(path: string): string {
  let { length } = path
  // An expression for the slashes at the end would take hours for a link with many others.
  if (length > 1) while (path[length - 1] === '/') length -= 1
  return path.slice(0, length).replace(/^\/admin(?=\/|$)/, MAIN)
}

export function isLogin(path: string): boolean {
  return canonical(path) === LOGIN
}

export function isHandOver(path: string): boolean {
  return canonical(path) === HAND_OVER
}

/** Path, query and hash of the page, for a `redirect` parameter. */
export function fullPath({ pathname, search, hash }: Location = location): string {
  return pathname + search + hash
}

export function withRedirect(login: string, path: string): string {
  return `${login}?redirect=${encodeURIComponent(path)}`
}
