import { get } from '../../../api/client/client'
import type { Admitted } from '../../../lib/remote/shape'
import { joinDetail, joinList } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { $device } from '../../../stores/device'
import { LAN_STATES } from '../../../stores/part-states/lan'
import { WIFI_STATES } from '../../../stores/part-states/wifi'
import { lanText } from '../../../stores/ports/lan-ports'
import { type Chapter, line, shown } from './line'
import * as replies from './replies'
import { SHARED } from './shared-replies'

type Reply<K extends keyof typeof replies> = Admitted<(typeof replies)[K]>

const HOTSPOT_STATES: Record<Reply<'HOTSPOT_STATUS'>['state'], MessageKey> = {
  off: 'common.term.off',
  waiting: 'hotspot.use.wifiLost',
  starting: 'common.term.starting',
  on: 'common.term.on',
  failed: 'common.term.failed'
}

const METHODS: Record<Reply<'IP_SETTINGS'>['method'], MessageKey> = {
  dhcp: 'ethernet.mode.dhcp',
  static: 'common.term.static'
}

const dnsText = (servers: readonly string[]) => shown(joinList(servers.map(shown)))

type Addresses = Pick<Reply<'WIFI'>, 'address' | 'mask' | 'gateway' | 'dns'>

/** A port has no address without a link; a static one is nevertheless known. */
function addressCells(now: Addresses, { method, dns1, dns2, ...set }: Reply<'IP_SETTINGS'>): string[] {
  const dns = [dns1, dns2].filter(Boolean)
  const { address, mask, gateway, dns: servers } = now.address === null && method === 'static' ? { ...set, dns } : now
  return [shown(address), shown(mask), shown(gateway), dnsText(servers)]
}

export const NETWORK: Chapter = {
  id: 'network',
  title: 'menu.network',
  columns: [
    'common.term.port',
    'common.term.status',
    'ethernet.mode',
    'common.term.ipAddress',
    'common.term.subnetMask',
    'common.term.gateway',
    'common.term.dnsServers',
    'common.term.macAddress'
  ],
  sources: {
    'GET /network/ethernet': {
      screen: 'ethernet',
      async read(signal) {
        const { ports }: Reply<'ETHERNET'> = await get('/network/ethernet', { of: replies.ETHERNET }, { signal })
        const lines = []
        for (const { id, state, mac, ...now } of ports) {
          const settings: Reply<'IP_SETTINGS'> = await get(
            '/network/ethernet/{id}/settings',
            { of: replies.IP_SETTINGS },
            { params: { id }, signal }
          )
          lines.push(
            line(t => [
              lanText(id, t),
              t(LAN_STATES[state]),
              t(METHODS[settings.method]),
              ...addressCells(now, settings),
              shown(mac)
            ])
          )
        }
        return lines
      }
    },
    'GET /network/wifi/connection': {
      screen: 'wifi',
      async read(signal) {
        const lines = []
        const { ports } = await SHARED['GET /system/identity'](signal)
        const macs = (ports ?? []).filter(({ kind }) => kind === 'wifi').map(({ mac }) => mac)
        for (let radio = 0; radio < $device.get().wifiCount; radio++) {
          // Firmware of a panel with one radio may not know the parameter.
          const query = radio === 0 ? {} : { radio: `wlan${radio}` }
          const { state, ssid, ...now }: Reply<'WIFI'> = await get(
            '/network/wifi/connection',
            { of: replies.WIFI },
            { query, signal }
          )
          const settings: Reply<'IP_SETTINGS'> = await get(
            '/network/wifi',
            { of: replies.IP_SETTINGS },
            { query, signal }
          )
          lines.push(
            line(t => [
              t('common.term.wiFi', { number: radio + 1 }),
              ssid ? joinDetail(t(WIFI_STATES[state]), shown(ssid)) : t(WIFI_STATES[state]),
              t(METHODS[settings.method]),
              ...addressCells(now, settings),
              shown(macs[radio] ?? '')
            ])
          )
        }
        return lines
      }
    },
    'GET /network/hotspot': {
      screen: 'hotspot',
      async read(signal) {
        if ($device.get().wifiCount === 0) return []
        const { ssid, address }: Reply<'HOTSPOT'> = await get('/network/hotspot', { of: replies.HOTSPOT }, { signal })
        const { state }: Reply<'HOTSPOT_STATUS'> = await get(
          '/network/hotspot/status',
          { of: replies.HOTSPOT_STATUS },
          { signal }
        )
        return [
          line(t => [
            joinDetail(t('menu.hotspot'), shown(ssid)),
            t(HOTSPOT_STATES[state]),
            t('common.term.static'),
            shown(address),
            shown('255.255.255.0'),
            shown(''),
            shown(''),
            shown('')
          ])
        ]
      }
    },
    'GET /features/codesys/settings': {
      screen: 'codesys',
      async read(signal) {
        const { availability } = await SHARED['GET /features/codesys'](signal)
        if (availability !== 'available') return []
        const { port, address, mask, gateway }: Reply<'CODESYS_NETWORK'> = await get(
          '/features/codesys/settings',
          { of: replies.CODESYS_NETWORK },
          { signal }
        )
        return [
          line(t => [
            joinDetail(t('menu.codesys'), lanText(port, t)),
            shown(''),
            t('common.term.static'),
            shown(address),
            shown(mask),
            shown(gateway),
            shown(''),
            shown('')
          ])
        ]
      }
    }
  }
}
