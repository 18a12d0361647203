import { useModel } from '../../lib/browser/use-model'
import { createImpact, type ImpactOf } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'
import type { Operation } from './documentation'
import { IMPACTS } from './impacts'

/** Whom a call interrupts. */
export function Interrupted({ of: { method, path } }: { of: Operation }) {
  const change = IMPACTS[`${method.toUpperCase()} ${path}`]
  return change ? <Interrupts change={change} isOne={path.includes('{')} /> : null
}

/** A call for one of several may not concern all that are connected. */
function Interrupts({ change, isOne }: { change: ImpactOf; isOne: boolean }) {
  const $impact = useModel(() => createImpact(change))
  return <Impact from={$impact} lasts={isOne ? 'common.impact.connected' : undefined} />
}
