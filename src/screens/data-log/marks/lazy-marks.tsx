import { screenPart } from '../../../lib/browser/screen-part'
import type { DataLogModel } from '../model'

const useMarks = screenPart('data-log-marks', () => import('./marks'))

/** The marks above the trend, which is shown without them until they are loaded, and if they cannot be. */
export function LazyMarks({ model }: { model: DataLogModel }) {
  const marks = useMarks()
  return marks.status === 'ready' ? <marks.View model={model} /> : null
}
