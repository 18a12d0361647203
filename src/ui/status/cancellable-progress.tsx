import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { ProgressBar, type ProgressBarProps } from './progress-bar'

interface CancellableProgressProps extends Omit<ProgressBarProps, 'action'> {
  cancellable: boolean
  onCancel: () => Promise<unknown>
}

/** Progress of work that can be cancelled during some of its steps. */
export function CancellableProgress({ cancellable, onCancel, ...progress }: CancellableProgressProps) {
  const { t } = useText()
  const { busy, run } = useAction(onCancel)
  const button = (
    <Button busy={busy} onClick={run}>
      {t('common.cancel')}
    </Button>
  )
  return <ProgressBar {...progress} action={cancellable && button} />
}
