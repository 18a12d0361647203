import type { ApiError } from '../../lib/remote/failure'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../dialog/dialog'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { DialogFailure } from '../status/dialog-failure'
import { ProgressBar } from '../status/progress-bar'

interface Props {
  title: string
  /** What is being read. */
  label: string
  percent: number
  /** Why nothing could be read. */
  error: ApiError | undefined
  onRetry: () => void
  onClose: () => void
  children?: Children
}

/** While a document is made of what is read. */
export function ReadingDialog({ title, label, percent, error, onRetry, onClose, children }: Props) {
  const { t } = useText()
  return (
    <Dialog
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(error ? 'common.close' : 'common.cancel')}</Button>
          {error && (
            <Button kind="primary" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </>
      }
    >
      {children}
      {error ? <DialogFailure error={error} /> : <ProgressBar label={label} percent={percent} />}
    </Dialog>
  )
}
