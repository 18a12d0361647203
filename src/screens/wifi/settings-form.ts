import { newWifiSettings as limits } from '../../api/generated/limits/wifi'
import type { NewWifiSettings, WifiSettings } from '../../api/wifi'
import { choice, secret } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import { printable } from '../../lib/form/rules'
import { ipv4Fields } from '../../lib/network/ipv4-codecs'
import { NO_ADDRESS } from '../../lib/network/ipv4-settings'

/** The hotspot's password is typed here only if the hotspot has none. */
export type WifiValues = Edited<WifiSettings, NewWifiSettings>

const isClient = ({ mode }: WifiValues) => mode === 'client'
const needsHotspotPassword = ({ mode, hotspot_password_set }: WifiValues) => mode === 'hotspot' && !hotspot_password_set

export const MODES = { off: 'common.term.off', client: 'wifi.mode.client', hotspot: 'wifi.mode.hotspot' } as const

export const SETTINGS = fields<WifiSettings, NewWifiSettings>({
  mode: choice('wifi.mode', MODES, { control: 'segments' }),
  method: choice(
    'wifi.method',
    { dhcp: 'wifi.method.dhcp', static: 'common.term.static' },
    { control: 'segments', applies: isClient }
  ),
  hotspot_password: secret('wifi.hotspotPassword', limits.hotspot_password, {
    applies: needsHotspotPassword,
    required: true,
    hint: 'common.password.notSet',
    rules: [printable]
  }),
  ...ipv4Fields<WifiValues>(values => isClient(values) && values.method === 'static')
})

/** Fields that the mode does not use keep the panel's values. */
export function requestOf(values: WifiValues, before: WifiSettings): NewWifiSettings {
  const { mode, method, hotspot_password } = values
  if (mode !== 'client')
    return SETTINGS.requestOf({
      ...SETTINGS.valuesOf(before),
      mode,
      hotspot_password: needsHotspotPassword(values) ? hotspot_password : ''
    })
  const none = method === 'dhcp' && { ...NO_ADDRESS, dns1: '', dns2: '' }
  return SETTINGS.requestOf({ ...values, ...none, hotspot_password: '' })
}
