import { isHost } from '../../network/host'
import { CLOSED_PORT, LOOPBACK, loopbackPort } from '../../network/plant-network'
import type { PanelState } from '../../state'
import { RegistrationFailure } from './registration'

const USUAL_PORT = 4840
const MOST_PORTS = 65_535

interface Address {
  host: string
  port: number
  path: string
}

export function addressOf(url: string): Address {
  const [, host = '', port, path = ''] = /^opc\.tcp:\/\/([^:/]+)(?::(\d+))?(\/.*)?$/.exec(url) ?? []
  return { host, port: port === undefined ? USUAL_PORT : Number(port), path }
}

export function urlFaults(url: string): Record<string, 'host' | 'port'> {
  const { host, port } = addressOf(url)
  if (!isHost(host)) return { url: 'host' }
  return port < 1 || port > MOST_PORTS ? { url: 'port' } : {}
}

/** Where the server of the plant listens on this machine. @throws RegistrationFailure */
export function resolve({ opcuaDiscovery: { hosts } }: PanelState, url: string): string {
  const { host, port, path } = addressOf(url)
  const found = loopbackPort({ hosts, authorities: [] }, host, port)
  if (found === 'unknown') throw new RegistrationFailure('unresolved', `getaddrinfo ENOTFOUND ${host}`)
  return `opc.tcp://${LOOPBACK}:${found === 'unreachable' ? CLOSED_PORT : found}${path}`
}
