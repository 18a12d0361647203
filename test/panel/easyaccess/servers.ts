import type { Settings } from './easyaccess-state'

export const SERVER_PORT = 443

/** The servers of the portal, by their location. */
export const SERVERS: Record<Settings['server_location'], string> = {
  global: 'global.easyaccess.example',
  china: 'china.easyaccess.example'
}
