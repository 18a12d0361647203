import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { createImpact, type ImpactOf } from '../../../stores/impact'
import { Impact } from '../../../ui/impact/impact'

/** Whom a save interrupts, or the restarts that it plans. */
export function Interrupted({ by }: { by: ImpactOf }) {
  const $impact = useModel(() => createImpact(by))
  return <Impact from={$impact} />
}

interface Props<T extends { enabled: boolean }, V extends object> {
  of: SettingsForm<V, T>
  by: ImpactOf
}

/** Of a service that ends all connections with each change. */
export function SaveNotice<T extends { enabled: boolean }, V extends object>({ of: form, by }: Props<T, V>) {
  const changed = useStore(form.$changed)
  const { enabled } = useStore(form.$stored)
  return enabled && changed.length > 0 ? <Interrupted by={by} /> : null
}
