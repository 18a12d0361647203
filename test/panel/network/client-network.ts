import { isIPv6 } from 'node:net'

/** An address of IPv4, also where it came in over IPv6. */
export const plainAddress = (address: string) => address.replace(/^::ffff:/, '')

/** A client of IPv6 has a whole network of 64 bits to choose addresses from. */
export function networkOf(address: string): string {
  const own = plainAddress(address)
  if (!isIPv6(own)) return own
  const [head = '', tail] = own.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
