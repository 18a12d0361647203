import { useModel } from '../../lib/browser/use-model'
import { about, createImpact, type Interrupts } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'

const RESTART: Interrupts = { lasts: about(3), lists: ['plc_links'] }

/** Which links a save connects again; nothing where there are none. */
export function StopNotice({ names }: { names: readonly string[] }) {
  const $impact = useModel(() => createImpact(RESTART, names))
  return names.length > 0 ? <Impact from={$impact} /> : null
}
