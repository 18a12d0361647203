const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

/** The hand-over page of the panel at another host, with the way back to this screen and the code that keeps a change. */
export function handOverAddress(host: string, code?: string): string | undefined {
  if (!HOST.test(host)) return
  const { protocol, port, pathname, search } = location
  const redirect = encodeURIComponent(pathname + search)
  const origin = `${protocol}//${host}${port && `:${port}`}`
  return `${origin}/auth-redirect?redirect=${redirect}${code ? `#confirm=${code}` : ''}`
}
