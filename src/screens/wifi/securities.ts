import type { AccessPoint, SavedNetwork } from '../../api/wifi'
import type { MessageKey } from '../../lib/text/message'

export const SECURITIES: Record<AccessPoint['security'], MessageKey> = {
  open: 'wifi.security.open',
  wep: 'wifi.security.wep',
  wpa2: 'wifi.security.wpa2',
  wpa3: 'wifi.security.wpa3',
  'wpa2-wpa3': 'wifi.security.mixed',
  'wpa2-enterprise': 'wifi.security.wpa2Enterprise',
  'wpa3-enterprise': 'wifi.security.wpa3Enterprise'
}

export const KINDS: Record<SavedNetwork['security'], MessageKey> = {
  open: 'wifi.kind.open',
  personal: 'wifi.kind.personal',
  enterprise: 'wifi.kind.enterprise'
}
