import type { HotspotState } from './hotspot-state'

/** A hotspot that nobody has set up yet, and the devices that join it once it is on. */
export const factoryHotspot = (): HotspotState => ({
  settings: {
    ssid: '',
    security: 'wpa2',
    band: '2.4',
    channel: 0,
    country: 'JP',
    address: '192.168.12.1',
    dhcp_first: '192.168.12.10',
    dhcp_last: '192.168.12.50',
    lease_minutes: 60,
    hidden: false,
    isolate: true,
    max_clients: 4,
    auto_off_minutes: 60
  },
  opensWhenLost: false,
  password: '',
  phones: [
    { name: 'Tablet shift A', mac: '02:4f:11:20:00:0a', signal: -48, after: 8 },
    { name: '山田のスマートフォン', mac: '02:4f:11:20:00:0b', signal: -61, after: 20 }
  ],
  broken: false
})
