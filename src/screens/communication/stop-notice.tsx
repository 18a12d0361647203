import { useModel } from '../../lib/browser/use-model'
import { createImpact } from '../../stores/impact'
import { Impact } from '../../ui/impact/impact'

/** Which links a save connects again; nothing where there are none. */
export function StopNotice({ names }: { names: readonly string[] }) {
  const $impact = useModel(() => createImpact('communication', names))
  return names.length > 0 ? <Impact from={$impact} /> : null
}
