import type { Seed } from '../state'
import { factoryHotspot } from './hotspot-seed'
import type { ClientSlice, KeptNetwork, Lease, RadioPoint, RadioState, WifiSlice } from './wifi-state'

const DAY = 86_400_000

/** A radio that nobody has set up yet. */
export function factoryRadio(): RadioState {
  return {
    mode: 'off',
    fallback: false,
    address: { method: 'dhcp', address: '', mask: '', gateway: '', dns1: '', dns2: '' },
    networks: [],
    lastGood: undefined,
    points: [point(1, 'office', 6, -71, { security: 'wpa2', password: 'office-2026', lease: leaseIn('192.168.30') })],
    hotspot: factoryHotspot()
  }
}

/** What a panel in a bottling hall receives. */
function plantRadio(now: number): RadioState {
  return {
    ...factoryRadio(),
    mode: 'client',
    networks: [
      personal('w1', 'plant-floor', 'bottling-2026'),
      { ...personal('w2', 'warehouse', 'pallets-2026'), failure: 'out_of_range' },
      { ...personal('w3', 'maintenance-laptop', 'old-password'), autoconnect: false }
    ],
    lastGood: 'w1',
    points: [
      point(1, 'plant-floor', 36, -52, {
        security: 'wpa2-wpa3',
        password: 'bottling-2026',
        lease: leaseIn('192.168.25')
      }),
      point(2, 'plant-floor', 1, -67, {
        security: 'wpa2-wpa3',
        password: 'bottling-2026',
        lease: leaseIn('192.168.25')
      }),
      point(3, 'office', 6, -71, { security: 'wpa2', password: 'office-2026', lease: leaseIn('192.168.30') }),
      point(4, 'plant-secure', 44, -58, {
        security: 'wpa2-enterprise',
        server: {
          name: 'radius.plant.example',
          validFrom: now - 40 * DAY,
          methods: ['PEAP', 'TTLS', 'TLS'],
          users: [{ identity: 'hmi-line2', password: 'radius-2026' }]
        },
        lease: leaseIn('192.168.40')
      }),
      point(5, 'forklift-scanners', 11, -79, { security: 'wep', password: '12345' }),
      point(6, 'visitors', 6, -74, { security: 'open', lease: leaseIn('192.168.50'), captive: true }),
      point(7, 'maintenance-laptop', 13, -83, { security: 'wpa3', password: 'new-password' }),
      point(8, '第2工場', 48, -81, { security: 'wpa3', password: 'daini-koujou', lease: leaseIn('192.168.60') }),
      point(9, 'warehouse', 1, -88, { security: 'wpa2', password: 'pallets-2026', inRange: false }),
      point(10, 'cameras', 40, -77, { security: 'wpa2', password: 'watching-2026', hidden: true }),
      point(11, 'old-scada', 3, -86, { security: 'wpa2', password: 'scada-2026', hidden: true }),
      point(12, 'packing-hall', 149, -85, {
        security: 'wpa2',
        password: 'packing-2026',
        lease: leaseIn('192.168.70')
      })
    ]
  }
}

/** A second radio, which only some models have: in range of the same access points, and not set up. */
function otherRadio({ points }: RadioState): ClientSlice {
  const { hotspot, ...radio } = factoryRadio()
  const ownLease = (lease: Lease) => ({ ...lease, address: lease.address.replace(/\d+$/, '88') })
  return {
    wifi: { state: 'DISABLED', ssid: null },
    radio: { ...radio, points: points.map(it => ({ ...it, ...(it.lease && { lease: ownLease(it.lease) }) })) }
  }
}

const leaseIn = (network: string): Lease => ({
  address: `${network}.87`,
  mask: '255.255.255.0',
  gateway: `${network}.1`,
  dns: [`${network}.1`]
})

const personal = (id: string, ssid: string, password: string): KeptNetwork => ({
  id,
  ssid,
  hidden: false,
  security: 'personal',
  autoconnect: true,
  failure: null,
  password
})

function point(
  number: number,
  ssid: string,
  channel: number,
  signal: number,
  more: Pick<RadioPoint, 'security'> & Partial<RadioPoint>
): RadioPoint {
  const bssid = `02:1b:2c:00:00:${number.toString(16).padStart(2, '0')}`
  return { bssid, ssid, hidden: false, channel, band: channel > 14 ? '5' : '2.4', signal, inRange: true, ...more }
}

const withOther = (wifi: WifiSlice['wifi'], radio: RadioState): WifiSlice => ({
  wifi,
  radio,
  otherRadios: [otherRadio(radio)]
})

export const wifiSeed: Seed<WifiSlice> = {
  factoryNew: () => withOther({ state: 'DISABLED', ssid: null }, factoryRadio()),
  runningPlant: now => withOther({ state: 'CONNECTING', ssid: 'plant-floor' }, plantRadio(now))
}
