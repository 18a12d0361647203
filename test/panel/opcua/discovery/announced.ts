import type { Schemas } from '../../../../src/api/generated/schema'
import type { Network } from '../../network/network'
import type { PanelState } from '../../state'
import { hostOf } from '../host'

/** Where clients that look for the server are told to connect: by hostname, and by address. */
export function announcedUrls(network: Network, state: PanelState): Schemas['OpcUaAnnouncedUrl'][] {
  const { hostname } = state.versions
  const host = hostOf(network, state)
  const urlOf = (name: string) => `opc.tcp://${name}:${state.opcua.settings.port}`
  const isKnown = network.dnsServer() !== undefined && state.network.hosts.some(({ name }) => name === hostname)
  return [
    { url: urlOf(hostname), resolvable: isKnown },
    ...(host === undefined ? [] : [{ url: urlOf(host), resolvable: true }])
  ]
}
