import type { HotspotSettings, NewHotspotSettings } from '../../api/hotspot'
import { changesOf } from '../../lib/form/field-table'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { SETTINGS } from './settings'

interface HotspotChange {
  before: HotspotSettings
  after: NewHotspotSettings
  /** Whether this browser is connected over the radio. */
  servesCaller: boolean
  /** Whether the radio serves the hotspot now. */
  isOpen: boolean
  /** Whether the radio is a Wi-Fi client now. */
  leavesWifi: boolean
}

const MASKED_PASSWORD = '••••••••'

/** What the dialog says before a running hotspot is changed, or one is opened. */
export function describeChange(
  { before, after, servesCaller, isOpen, leavesWifi }: HotspotChange,
  { t }: Translator
): Omit<NetworkChange, 'save'> {
  const changes = changesOf(SETTINGS, before, after, t)
  if (after.password) {
    changes.push({
      field: 'password',
      label: t('common.term.password'),
      before: before.password_set ? MASKED_PASSWORD : '',
      after: MASKED_PASSWORD
    })
  }
  const closes = isOpen && after.use !== 'always' && after.use !== before.use
  const moves = leavesWifi || after.address !== before.address
  return {
    subject: t('menu.hotspot'),
    changes,
    ...(servesCaller &&
      closes && { wayBack: t(after.use === 'never' ? 'hotspot.wayBack' : 'hotspot.wayBack.wifiLost') }),
    ...(servesCaller && !closes && moves && { addresses: [after.address] }),
    ...(isOpen && { note: t('hotspot.change.note') }),
    ...(leavesWifi && { note: t('hotspot.change.leavesWifi', { ssid: after.ssid }) })
  }
}
