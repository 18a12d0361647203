import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useState } from 'react'
import { environment } from '../../lib/environment'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../page/button'
import { Banner } from '../status/banner'

const PATIENCE_SECONDS = 10

interface Props {
  /** The panel is expected to answer. */
  busy: boolean
  onStop: () => void
  /** Of the dialog that pauses the polls; others leave the wait to it. */
  whilePollsPause?: boolean
}

/** Shown when the panel has not answered a save for 10 s. */
export function UnansweredNotice({ busy, onStop, whilePollsPause = false }: Props) {
  const { t } = useStore($i18n)
  const waiting = (!useStore(environment.$pollsPaused) || whilePollsPause) && busy
  const [overdue, setOverdue] = useState(false)
  useLayoutEffect(() => {
    if (!waiting || overdue) return
    const timer = setTimeout(() => setOverdue(true), PATIENCE_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [waiting, overdue])
  useLayoutEffect(() => {
    if (!waiting) setOverdue(false)
  }, [waiting])
  if (!waiting || !overdue) return null
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('shell.unconfirmed')}
      action={
        <>
          <Button onClick={() => setOverdue(false)}>{t('shell.unconfirmed.wait')}</Button>
          <Button onClick={onStop}>{t('shell.unconfirmed.stop')}</Button>
        </>
      }
    >
      {t('errors.timeoutRemedy')}
    </Banner>
  )
}
