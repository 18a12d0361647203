/** Both prefixes show the same screens; `/app/…` is the canonical one (specification section 2). */
export function canonical(path: string): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return plain.replace(/^\/admin(?=\/|$)/, '/app')
}

export const LOGIN = '/app/login'
export const MAIN = '/app'
export const NOT_FOUND = '/app/404'

export function isLogin(path: string): boolean {
  return canonical(path) === LOGIN
}

export function isHandOver(path: string): boolean {
  return canonical(path) === '/auth-redirect'
}

/** Path, query and hash of the page, for a `redirect` parameter. */
export function fullPath({ pathname, search, hash }: Location = location): string {
  return pathname + search + hash
}

export function withRedirect(login: string, path: string): string {
  return `${login}?redirect=${encodeURIComponent(path)}`
}
