import { useEffect, useLayoutEffect, useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import styles from './app.module.css'
import type { FirstPage } from './first-page'

const SLOW_SECONDS = 2
const RETRY_SECONDS = 8

interface Props {
  page: FirstPage
  /** Whether the panel has already failed to answer. */
  failed: boolean
}

/** Keeps the first paint until the next part of the page has come from the panel. */
export function Waiting({ page, failed }: Props) {
  const { t } = useText()
  const [seconds, setSeconds] = useState(failed ? RETRY_SECONDS : 0)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.page = page
    return () => {
      dataset.page = 'plain'
    }
  }, [page])
  useEffect(() => {
    const timers = [SLOW_SECONDS, RETRY_SECONDS].map(after => setTimeout(setSeconds, after * 1000, after))
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <>
      <div aria-busy="true" />
      {seconds > 0 && (
        <div className={styles.lonely}>
          <Banner
            tone="info"
            role="status"
            title={t('frame.waiting')}
            action={seconds === RETRY_SECONDS && <Button onClick={() => location.reload()}>{t('common.retry')}</Button>}
          />
        </div>
      )}
    </>
  )
}
