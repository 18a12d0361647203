import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** The address at which a request arrived; over the loopback, that of the panel which it names. */
export function localAddressOf({ headers, socket }: IncomingMessage): string | undefined {
  const address = socket.localAddress ?? ''
  return LOOPBACK.test(address) ? headers.host?.split(':')[0] : address
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
