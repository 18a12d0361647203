import { useEffect } from 'react'
import type { ApiError } from '../../lib/remote/failure'
import { useText } from '../../lib/text/use-text'
import { restoreSession } from '../../session/session'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import styles from './app.module.css'

const RETRY_MS = 5000

/** Shown in place of the page when the panel did not say who is logged in; asked again, as nobody may be there to do so. */
export function FailedStart({ error }: { error: ApiError }) {
  const { t } = useText()
  useEffect(() => {
    const timer = setTimeout(restoreSession, RETRY_MS, true)
    return () => clearTimeout(timer)
  }, [error])
  return (
    <div className={styles.lonely}>
      <FailureBanner
        error={error}
        action={<Button onClick={() => void restoreSession()}>{t('common.retry')}</Button>}
      />
    </div>
  )
}
