import { useModel } from '../../lib/browser/use-model'
import type { MessageKey } from '../../lib/text/message'
import { createImpact, type Interrupts } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'

/** The host that a save or a disconnect cuts off. */
export function Interrupted({ by, lasts }: { by: Interrupts; lasts?: MessageKey | undefined }) {
  const $impact = useModel(() => createImpact(by))
  return <Impact from={$impact} lasts={lasts} />
}
