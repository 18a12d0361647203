import { isIPv4 } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Schemas } from '../../../src/api/generated/schema'
import { certificateFault } from '../network/certificate-fault'
import { gatewayFault } from '../network/gateway-fault'
import type { Network } from '../network/network'
import { openSocket, startTls } from '../network/open-socket'
import { CLOSED_PORT, loopbackPort } from '../network/plant-network'
import type { TimedSteps } from '../network/timed-steps'
import type { PanelState } from '../state'
import type { Settings } from './easyaccess-state'
import { CODES, orFailure, PathFailure } from './path-failure'
import { openProxy } from './proxy-client'
import { SERVER_PORT, SERVERS } from './servers'

export type Step = Schemas['EasyAccessStep']['name']

export interface Route {
  settings: Settings
  proxyPassword: string
}

export interface PathContext {
  state: PanelState
  network: Network
  /** The wall clock of the panel: certificates are checked against it, right or wrong. */
  now: () => number
  timeoutMs: number
}

export const stepsOf = ({ proxy }: Pick<Settings, 'proxy'>): Step[] =>
  proxy ? ['gateway', 'dns', 'proxy', 'server', 'tls', 'login'] : ['gateway', 'dns', 'server', 'tls', 'login']

/** Goes all the way to the server, step by step. @throws PathFailure */
export async function openPath(context: PathContext, route: Route, timed: TimedSteps<Step>): Promise<TLSSocket> {
  const { settings, proxyPassword: password } = route
  const { timeoutMs } = context
  const server = SERVERS[settings.server_location]
  await timed.run('gateway', () => checkGateway(context))
  const first = settings.proxy ? { host: settings.proxy_host, port: settings.proxy_port } : undefined
  const port = await timed.run('dns', () => resolve(context, first?.host ?? server, first?.port ?? SERVER_PORT))
  const proxy =
    settings.proxy &&
    (await timed.run('proxy', () =>
      openProxy({
        type: settings.proxy_type,
        port,
        login: { username: settings.proxy_username, password },
        host: server,
        serverPort: SERVER_PORT,
        timeoutMs
      })
    ))
  const socket = await timed.run('server', () =>
    proxy ? proxy.tunnel() : orFailure(CODES.server, openSocket(port, timeoutMs))
  )
  socket.on('error', () => {})
  return timed.run('tls', () => orFailure(CODES.tls, startTls(socket, tlsFor(context, server), timeoutMs)))
}

const tlsFor = ({ state, now }: PathContext, server: string) => ({
  servername: server,
  ca: state.easyAccessNetwork.authorities,
  checkServerIdentity: (name: string, certificate: Parameters<typeof certificateFault>[1]) =>
    certificateFault(name, certificate, now())
})

/** @throws PathFailure where no router leads out of the plant */
export function checkGateway(context: Pick<PathContext, 'state' | 'network'>): void {
  const fault = gatewayFault(context)
  if (fault !== undefined) throw new PathFailure(CODES.gateway, fault)
}

/** Where a host leads on this machine. @throws PathFailure */
function resolve({ state, network }: PathContext, host: string, port: number): number {
  if (!isIPv4(host) && network.dnsServer() === undefined) throw new PathFailure(CODES.dns, 'no DNS server responds')
  const found = loopbackPort(state.easyAccessNetwork, host, port)
  if (found === 'unknown') throw new PathFailure(CODES.dns, `getaddrinfo ENOTFOUND ${host}`)
  return found === 'unreachable' ? CLOSED_PORT : found
}
