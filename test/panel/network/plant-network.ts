import { isIPv4 } from 'node:net'

/** The servers of the plant that the panel reaches: everything is on the loopback of this machine. */
export interface PlantNetwork {
  /** By name, then by the port that the name is known to listen on; to what port of the loopback it leads. */
  hosts: Record<string, Record<number, number>>
  /** Certificates of the authorities that the panel trusts, as PEM. */
  authorities: string[]
}

export const LOOPBACK = '127.0.0.1'

/** A panel that is not served, as in tests, has only its own addresses. */
export const onLoopback = (host: string | undefined): string => (host?.startsWith('127.') ? host : LOOPBACK)

/** A closed port of this machine refuses like every other. */
export const CLOSED_PORT = 1

/** The loopback port that a host leads to, or why there is none. Names outside the plant are never queried. */
export function loopbackPort({ hosts }: PlantNetwork, host: string, port: number): number | 'unknown' | 'unreachable' {
  const known = hosts[host.toLowerCase()]
  if (known) return known[port] ?? CLOSED_PORT
  if (host === 'localhost' || host === LOOPBACK) return port
  return isIPv4(host) ? 'unreachable' : 'unknown'
}
