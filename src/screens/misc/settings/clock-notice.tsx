import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { createImpact } from '../../../stores/impact'
import { Impact } from '../../../ui/impact/impact'
import type { TimeValues } from './forms/time'

/** Whom a save that moves the clock interrupts. */
export function ClockNotice({ of: form }: { of: SettingsForm<TimeValues> }) {
  const changed = useStore(form.$changed)
  return changed.includes('zone') || changed.includes('synchronise') ? <Interrupted /> : null
}

function Interrupted() {
  const $impact = useModel(() => createImpact('clock'))
  return <Impact from={$impact} />
}
