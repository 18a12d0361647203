import { screenPart } from '../../lib/browser/screen-part'
import { useText } from '../../lib/text/use-text'
import { Skeleton } from '../../ui/page/skeleton'
import { ReloadBanner } from '../../ui/status/reload-banner'
import type { EventLogModel } from './model'

const useQuality = screenPart('event-log-quality', () => import('./quality/quality'))

/** The figures of alarm quality, whose code is loaded when the tab is first opened. */
export function QualityTab({ model }: { model: EventLogModel }) {
  const { t } = useText()
  const quality = useQuality()
  if (quality.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={quality.error} />
  return quality.status === 'ready' ? <quality.View model={model} /> : <Skeleton />
}
