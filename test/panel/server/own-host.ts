import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** The address at which a request arrived; over the loopback, that of the panel which it names. */
export function localAddressOf({ headers, socket }: IncomingMessage): string | undefined {
  const address = socket.localAddress ?? ''
  return LOOPBACK.test(address) ? headers.host?.split(':')[0] : address
}

/** Whether a request names this server: by the address that it arrived at, as localhost, or by one of the given names. */
export function isOwnHost({ headers, socket }: IncomingMessage, names: readonly string[]): boolean {
  const url = `http://${headers.host ?? ''}`
  if (!headers.host || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  const own = ['localhost', ...names, (socket.localAddress ?? '').replace(/^::ffff:/, '')]
  return own.includes(hostname.replace(/^\[(.*)\]$/, '$1'))
}
