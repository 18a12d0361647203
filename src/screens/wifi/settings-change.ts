import type { NewWifiSettings, WifiConnection, WifiSettings } from '../../api/wifi'
import { changesOf } from '../../lib/form/field-table'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { SETTINGS } from './settings-form'

const MASKED_PASSWORD = '••••••••'

interface WifiChange {
  before: WifiSettings
  after: NewWifiSettings
  connection: Pick<WifiConnection, 'address' | 'serves_caller'> | undefined
}

/** What the dialog says before the radio is changed. */
export function describeChange(sides: WifiChange, { t }: Translator): Omit<NetworkChange, 'subject' | 'save'> {
  const { before, after, connection } = sides
  const addresses = after.method === 'static' ? [after.address] : []
  const moves = connection?.serves_caller && addresses[0] !== connection.address
  const changes = changesOf(SETTINGS, before, after, t)
  if (after.hotspot_password) {
    changes.push({ field: 'hotspot_password', label: t('wifi.hotspotPassword'), before: '', after: MASKED_PASSWORD })
  }
  return {
    changes,
    ...(after.mode === 'client' && moves && { addresses }),
    ...(after.mode !== 'client' && connection?.serves_caller
      ? { wayBack: t(`wifi.wayBack.${after.mode}`) }
      : before.mode !== 'off' && connection?.serves_caller !== false && { note: t('wifi.change.note') })
  }
}

interface Join {
  ssid: string
  connection: Pick<WifiConnection, 'ssid'> | undefined
  settings: Pick<WifiSettings, 'method' | 'address'> | undefined
}

/** What the dialog says before the panel leaves the network of this browser for another one. */
export function describeJoin(
  { ssid, connection, settings }: Join,
  { t }: Translator
): Omit<NetworkChange, 'subject' | 'save'> {
  return {
    changes: [{ field: 'ssid', label: t('common.term.ssid'), before: connection?.ssid ?? '', after: ssid }],
    addresses: settings?.method === 'static' ? [settings.address] : [],
    note: t('wifi.join.note', { ssid })
  }
}
