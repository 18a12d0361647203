import type { WifiConnection, WifiSettings } from '../../api/wifi'
import type { Translator } from '../../lib/text/i18n'
import type { MessageKey } from '../../lib/text/message'
import type { NetworkChange } from '../../stores/network-change'

export const FIELD_LABELS: Record<keyof WifiSettings, MessageKey> = {
  mode: 'wifi.mode',
  method: 'wifi.method',
  address: 'wifi.address',
  mask: 'wifi.mask',
  gateway: 'wifi.gateway',
  dns1: 'wifi.dns1',
  dns2: 'wifi.dns2'
}

export const MODES: Record<WifiSettings['mode'], MessageKey> = {
  off: 'wifi.mode.off',
  client: 'wifi.mode.client',
  hotspot: 'wifi.mode.hotspot'
}

export const METHODS: Record<WifiSettings['method'], MessageKey> = {
  dhcp: 'wifi.method.dhcp',
  static: 'wifi.method.static'
}

export function textOf(field: keyof WifiSettings, settings: WifiSettings, t: Translator['t']): string {
  if (field === 'mode') return t(MODES[settings.mode])
  return field === 'method' ? t(METHODS[settings.method]) : settings[field]
}

interface Sides {
  before: WifiSettings
  after: WifiSettings
  connection: Pick<WifiConnection, 'address' | 'serves_caller'> | undefined
}

/** What the dialog says before the radio is changed. */
export function describeChange(sides: Sides, { t }: Translator): Omit<NetworkChange, 'save'> {
  const { before, after, connection } = sides
  // Object.keys cannot know that the record has no other keys than its type names.
  const fields = (Object.keys(FIELD_LABELS) as (keyof WifiSettings)[]).filter(field => before[field] !== after[field])
  const addresses = after.mode === 'client' && after.method === 'static' ? [after.address] : []
  return {
    subject: t('menu.wifi'),
    changes: fields.map(field => ({
      label: t(FIELD_LABELS[field]),
      before: textOf(field, before, t),
      after: textOf(field, after, t)
    })),
    ...(connection?.serves_caller && addresses[0] !== connection.address && { addresses }),
    ...(before.mode !== 'off' && { note: t('wifi.change.note') })
  }
}
