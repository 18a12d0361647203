import type { ApiError } from '../../../lib/remote/failure'
import { describeFailure } from '../../../lib/remote/failure-text'
import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { Details } from '../../../ui/page/details'
import { Banner } from '../../../ui/status/banner'

interface Props {
  title: string
  error: ApiError
  onRetry: () => Promise<void>
}

/** What could not be read, and why. */
export function CauseBanner({ title, error, onRetry }: Props) {
  const { t } = useText()
  const { busy, run } = useAction(onRetry)
  const { title: cause, remedy, details } = describeFailure(error)
  const retry = (
    <Button icon="refresh" busy={busy} onClick={run}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Banner tone="bad" role="alert" title={title} action={retry}>
      <div>{t(cause)}</div>
      {remedy && t(remedy)}
      <Details>{details}</Details>
    </Banner>
  )
}
