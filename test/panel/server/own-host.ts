import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** The address at which a request arrived; over the loopback, that of the panel which it names. */
export function localAddressOf({ headers, socket }: IncomingMessage): string | undefined {
  const address = socket.localAddress ?? ''
  return LOOPBACK.test(address) ? headers.host?.split(':')[0] : address
}

/** A target in absolute form (RFC 9112, 3.2.2) names the host, whatever the header says. Node reads neither from it. */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '', headers } = request
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return
  const { host, pathname, search } = new URL(url)
  Object.assign(request, { url: pathname + search })
  headers.host = host
}

/**
 * The status that refuses a request whose host is not this server: a page of another site can make its name lead here
 * (DNS rebinding), but never an address.
 */
export function hostFault({ headers }: IncomingMessage, isOwnName: (name: string) => boolean): 400 | 421 | undefined {
  const url = `http://${headers.host ?? ''}`
  if (!headers.host || /[/?#@\\]/.test(headers.host) || !URL.canParse(url)) return 400
  const name = new URL(url).hostname.replace(/^\[(.*)\]$|\.$/, '$1')
  return isIP(name) > 0 || name === 'localhost' || isOwnName(name) ? undefined : 421
}
