import type { HotspotSettings, NewHotspotSettings } from '../../api/hotspot'
import { differencesOf } from '../../lib/form/differences'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { type Labels, labelsOf, textOf } from './labels'

interface HotspotChange {
  before: HotspotSettings
  after: NewHotspotSettings
  /** Whether this browser is connected through the hotspot. */
  servesCaller: boolean
}

const MASKED_PASSWORD = '••••••••'

export function describeChange(
  { before, after, servesCaller }: HotspotChange,
  { t }: Translator
): Omit<NetworkChange, 'save'> {
  const changes = differencesOf<HotspotSettings, keyof Labels>(labelsOf(t), before, after, (field, value) =>
    textOf(field, value, t)
  )
  if (after.password) {
    changes.push({
      label: t('hotspot.password'),
      before: before.password_set ? MASKED_PASSWORD : '',
      after: MASKED_PASSWORD
    })
  }
  const addresses = after.enabled ? [after.address] : []
  return {
    subject: t('menu.hotspot'),
    changes,
    ...(servesCaller && addresses[0] !== before.address && { addresses }),
    ...(before.enabled && { note: t('hotspot.change.note') })
  }
}
