import type { Schemas } from '../../../src/api/generated/schema'
import type { Settings } from './easyaccess-state'

export const SERVER_PORT = 443

/** The servers of the portal, by their location. */
export const SERVERS: Record<Settings['server_location'], string> = {
  global: 'global.easyaccess.example',
  china: 'china.easyaccess.example'
}

/** What the firewall of a plant must allow, for each location. */
export function firewallList(): Schemas['EasyAccessServer'][] {
  return (['global', 'china'] as const).map(location => ({ location, host: SERVERS[location], tcp_port: SERVER_PORT }))
}
