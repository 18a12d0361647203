import type { IncomingMessage } from 'node:http'

/** Whether a request names this server: by the address that it arrived at, as localhost, or by one of the given names. */
export function isOwnHost({ headers, socket }: IncomingMessage, names: readonly string[]): boolean {
  const url = `http://${headers.host ?? ''}`
  if (!headers.host || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  const own = ['localhost', ...names, (socket.localAddress ?? '').replace(/^::ffff:/, '')]
  return own.includes(hostname.replace(/^\[(.*)\]$/, '$1'))
}
