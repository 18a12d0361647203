import type { PlantNetwork } from '../network/plant-network'
import { type PlantProxy, startPlantProxy } from './plant-proxy'
import { type KnownPanel, type Portal, startPortal } from './portal'
import { SERVER_PORT, SERVERS } from './servers'

export const PROXY_HOST = 'proxy.plant.example'

/** What the panel reaches beyond the plant: the portal, directly or through the proxy of the plant. */
export interface Internet {
  portal: Portal
  network: PlantNetwork
  /** Whether the firewall of the plant blocks the servers, on the direct way or on each. */
  block(what: 'nothing' | 'direct' | 'all'): void
  close(): Promise<void>
}

/** Starts it on the loopback; `panels` are known to the portal, by their hardware key. */
export async function startInternet(panels: Record<string, KnownPanel>): Promise<Internet> {
  const portal = await startPortal()
  for (const [key, panel] of Object.entries(panels)) portal.panels.set(key, panel)
  const servers = Object.fromEntries(Object.values(SERVERS).map(name => [name, { [SERVER_PORT]: portal.port }]))
  const blocked = Object.fromEntries(Object.values(SERVERS).map(name => [name, {}]))
  const behindProxy: PlantNetwork = { hosts: servers, authorities: [] }
  const proxy: PlantProxy = await startPlantProxy(() => behindProxy)
  const proxies = { [PROXY_HOST]: { 3128: proxy.http, 1080: proxy.socks5 } }
  const network: PlantNetwork = { hosts: { ...servers, ...proxies }, authorities: portal.authorities }
  return {
    portal,
    network,
    block(what) {
      network.hosts = { ...(what === 'nothing' ? servers : blocked), ...proxies }
      behindProxy.hosts = what === 'all' ? blocked : servers
    },
    close: async () => void (await Promise.all([portal.close(), proxy.close()]))
  }
}
