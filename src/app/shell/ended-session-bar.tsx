import { useStore } from '@nanostores/preact'
import { environment } from '../../lib/environment'
import { useText } from '../../lib/text/use-text'
import { $endedSession } from '../../session/session'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'

/** Offers a new sign-in to a user who stayed on the page after the session ended. */
export function EndedSessionBar() {
  const { t } = useText()
  if (useStore($endedSession) !== 'declined') return null
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('session.lost.title')}
      action={<Button onClick={() => environment.relogin?.()}>{t('app.t0100010')}</Button>}
    >
      {t('session.lost.text')}
    </Banner>
  )
}
