import { useModel } from '../../lib/browser/use-model'
import { createImpact, type ImpactOf } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'

/** The host that a save or a disconnect cuts off. */
export function Interrupted({ by }: { by: ImpactOf }) {
  const $impact = useModel(() => createImpact(by))
  return <Impact from={$impact} />
}
