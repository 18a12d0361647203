import { useStore } from '@nanostores/preact'
import type { TimeSettings } from '../../../api/misc-services'
import { useModel } from '../../../lib/browser/use-model'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { lastKnown } from '../../../lib/remote/last-known'
import { deviceNow } from '../../../stores/clock'
import { createImpact } from '../../../stores/impact'
import { ClockEffects } from '../../../ui/impact/clock-effects'
import type { TimeValues } from './form'
import { type Zones, zoneJump } from './zones'

interface Props {
  of: SettingsForm<TimeValues, TimeSettings>
  zones: Zones
}

/** What a save causes that moves the clock: to another zone, or to the time of a server, which is not known yet. */
export function ClockNotice({ of: form, zones }: Props) {
  const changed = useStore(form.$changed)
  return changed.includes('zone') || changed.includes('synchronise') ? <Effects of={form} zones={zones} /> : null
}

function Effects({ of: form, zones }: Props) {
  const $impact = useModel(() => createImpact('clock'))
  const { zone: before } = useStore(form.$stored)
  const { zone } = useStore(form.$values)
  const known = lastKnown(useStore(zones)) ?? []
  return <ClockEffects jump={zoneJump(known, before, zone, deviceNow())} impact={$impact} />
}
