import { useLayoutEffect, useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { cancelAwaited } from '../../session/renewal'
import { restoreSession, type Session } from '../../session/session'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import styles from './app.module.css'
import type { FirstPage } from './first-page'

const SLOW_SECONDS = 2
const RETRY_SECONDS = 8

interface Props {
  page: FirstPage
  /** While it is `checking` the panel has to say whose it is; with any other, code is loaded. */
  session: Session['status']
}

/** Keeps the first paint until the next part of the page has come from the panel. */
export function Waiting({ page, session }: Props) {
  const { t } = useText()
  const [seconds, setSeconds] = useState(session === 'failed' ? RETRY_SECONDS : 0)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.page = page
    return () => {
      dataset.page = 'plain'
    }
  }, [page])
  useLayoutEffect(() => {
    const next = seconds < SLOW_SECONDS ? SLOW_SECONDS : RETRY_SECONDS
    const timer = setTimeout(setSeconds, (next - seconds) * 1000, next)
    return () => clearTimeout(timer)
  }, [seconds])
  const isChecking = session === 'checking'
  function retry(): void {
    setSeconds(SLOW_SECONDS)
    if (isChecking) void restoreSession()
    else location.reload()
  }
  const action = seconds === RETRY_SECONDS && (
    <>
      <Button onClick={retry}>{t('common.retry')}</Button>
      {isChecking && <Button onClick={cancelAwaited}>{t('common.cancel')}</Button>}
    </>
  )
  return (
    <>
      <div aria-busy="true" />
      {seconds > 0 && (
        <div className={styles.lonely}>
          <Banner tone="info" role="status" title={t('frame.waiting')} action={action} />
        </div>
      )}
    </>
  )
}
