import { useStore } from '@nanostores/preact'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { Interrupted } from '../card/interrupted'
import type { TimeValues } from './forms/time'

/** Whom a save that moves the clock interrupts. */
export function ClockNotice({ of: form }: { of: SettingsForm<TimeValues> }) {
  const changed = useStore(form.$changed)
  return changed.includes('zone') || changed.includes('synchronise') ? <Interrupted by="clock" /> : null
}
