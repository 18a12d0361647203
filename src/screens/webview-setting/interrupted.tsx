import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { createImpact, type Interrupts, viewersOf } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'
import type { SettingsValues, WebViewForm } from './settings-form'

const SAVE: Interrupts = {
  lasts: 'common.impact.untilConnected',
  lists: ['viewers'],
  concerned: viewersOf('webview')
}

/** A change of these ends connections that are no longer allowed. */
const DISCONNECTING: readonly (keyof SettingsValues)[] = [
  'enabled',
  'control_username',
  'control_password',
  'view_username',
  'view_password',
  'network_rule',
  'networks'
]

/** Whom the save may disconnect. */
export function Interrupted({ of: form }: { of: WebViewForm }) {
  const changed = useStore(form.$changed)
  return changed.some(field => DISCONNECTING.includes(field)) ? <WebViewImpact /> : null
}

function WebViewImpact() {
  const $impact = useModel(() => createImpact(SAVE))
  return <Impact from={$impact} />
}
