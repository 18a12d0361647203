import { useStore } from '@nanostores/preact'
import { environment } from '../../lib/environment'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { $openDialogs } from '../page/open-dialogs'
import { FailureBanner, type FailureBannerProps } from './failure-banner'

/**
 * Offers a new sign-in in place, as the bar that does so is behind the backdrop of a dialog; not before the dialog above
 * that offers it first has been closed.
 */
export function DialogFailure({ error, reasons }: Pick<FailureBannerProps, 'error' | 'reasons'>) {
  const { t } = useText()
  useStore($openDialogs)
  const ended = error.failure.kind === 'session'
  if (ended && !environment.relogin) return null
  return (
    <FailureBanner
      error={error}
      reasons={reasons}
      action={ended && <Button onClick={() => environment.relogin?.()}>{t('app.t0100010')}</Button>}
    />
  )
}
