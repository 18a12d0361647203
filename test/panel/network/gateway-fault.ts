import type { PanelState } from '../state'
import type { Network } from './network'

/** Why no router leads out of the plant, if none does. */
export function gatewayFault({ state, network }: { state: PanelState; network: Network }): string | undefined {
  const ports = state.ethernet.map(network.status)
  if (ports.every(({ link }) => link === 'down')) return 'no port has a link'
  const gateways = ports.flatMap(({ link, gateway }) => (link === 'up' && gateway ? [gateway] : []))
  if (gateways.length === 0) return 'no gateway is set'
  return gateways.some(network.reach) ? undefined : `no reply from ${gateways.join(', ')}`
}
