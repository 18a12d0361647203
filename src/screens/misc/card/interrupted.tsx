import { useModel } from '../../../lib/browser/use-model'
import { createImpact, type ImpactOf } from '../../../stores/impact'
import { Impact } from '../../../ui/impact/impact'

/** Whom a save interrupts, or the restarts that it plans. */
export function Interrupted({ by }: { by: ImpactOf }) {
  const $impact = useModel(() => createImpact(by))
  return <Impact from={$impact} />
}
