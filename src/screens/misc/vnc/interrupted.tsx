import { useStore } from '@nanostores/preact'
import type { VncSettings } from '../../../api/vnc'
import { useModel } from '../../../lib/browser/use-model'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { createImpact } from '../../../stores/impact'
import { Impact } from '../../../ui/impact/impact'
import type { VncValues } from './values'

/** Whom the save disconnects: every change ends all connections. */
export function Interrupted({ of: form }: { of: SettingsForm<VncValues, VncSettings> }) {
  const changed = useStore(form.$changed)
  const { enabled } = useStore(form.$stored)
  return enabled && changed.length > 0 ? <VncImpact /> : null
}

function VncImpact() {
  const $impact = useModel(() => createImpact('vnc'))
  return <Impact from={$impact} />
}
