import type { ImpactList } from '../../api/impact'
import { useModel } from '../../lib/browser/use-model'
import { createImpact } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'

/** Whom a call can interrupt: one for a single link or service may not concern all of them. */
export function Interrupted({ lists }: { lists: readonly ImpactList[] }) {
  const $impact = useModel(() => createImpact({ lasts: 'apiDoc.confirm.interrupts', lists }))
  return <Impact from={$impact} />
}
