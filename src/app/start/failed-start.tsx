import type { ApiError } from '../../lib/remote/failure'
import { useText } from '../../lib/text/use-text'
import { restoreSession } from '../../session/session'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import styles from './app.module.css'

/** Shown in place of the page when the panel did not say who is logged in. */
export function FailedStart({ error }: { error: ApiError }) {
  const { t } = useText()
  return (
    <div className={styles.lonely}>
      <FailureBanner
        error={error}
        action={<Button onClick={() => void restoreSession()}>{t('common.retry')}</Button>}
      />
    </div>
  )
}
