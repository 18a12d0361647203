import type { Network } from '../network/network'
import { onLoopback } from '../network/plant-network'
import type { PanelState } from '../state'

/** The address of this machine at which the server listens; undefined while its port has no address. */
export function hostOf(network: Network, { opcua, ethernet }: PanelState): string | undefined {
  const port = ethernet.find(({ id }) => id === opcua.settings.interface)
  if (!port) return onLoopback(network.host())
  const { address } = network.status(port)
  return address === null ? undefined : onLoopback(network.toLoopback(address))
}
