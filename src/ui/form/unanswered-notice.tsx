import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useState } from 'react'
import { $picking } from '../../lib/browser/picking'
import { environment } from '../../lib/environment'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { $openDialogs } from '../page/open-dialogs'
import { Banner } from '../status/banner'

interface Props {
  /** The panel is expected to answer. */
  busy: boolean
  onStop: () => void
  /** Less where the page behind shows that the panel does not answer. */
  afterSeconds?: number
  /** Of the dialog that pauses the polls; others leave the wait to it. */
  whilePollsPause?: boolean
}

/** Shown when the panel has not answered a save for some time. */
export function UnansweredNotice({ busy, onStop, afterSeconds = 10, whilePollsPause = false }: Props) {
  const { t } = useText()
  const [dialogsBefore, setDialogsBefore] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => setDialogsBefore(busy ? $openDialogs.get() : Number.POSITIVE_INFINITY), [busy])
  const picking = useStore($picking)
  // A dialog that was opened since asks the user, so that nobody waits for the panel.
  const isAsking = useStore($openDialogs) > dialogsBefore || picking
  const waiting = (!useStore(environment.$pollsPaused) || whilePollsPause) && busy && !isAsking
  const [overdue, setOverdue] = useState(false)
  useLayoutEffect(() => {
    if (!waiting || overdue) return
    const timer = setTimeout(() => setOverdue(true), afterSeconds * 1000)
    return () => clearTimeout(timer)
  }, [waiting, overdue, afterSeconds])
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
