import { useLayoutEffect, useRef, useState } from 'react'
import { environment } from '../../lib/environment'
import { asApiError } from '../../lib/remote/as-api-error'
import { withPurpose } from '../../lib/remote/purpose'
import type { Resource } from '../../lib/remote/resource'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { Banner } from './banner'

/** Until another retry. */
const REST_SECONDS = 8

interface Props<T> {
  from: Pick<Resource<T>, 'load' | 'replace' | 'cancel'>
  /** A dialog has a button of its own to leave it. */
  inDialog?: boolean | undefined
}

/** Shown while a read takes long. A retry is sent beside it, and the first response counts. */
export default function StillWaiting<T>({ from, inDialog }: Props<T>) {
  const { t } = useText()
  const newest = useRef<AbortController | undefined>(undefined)
  const [tries, setTries] = useState(0)
  const [resting, setResting] = useState(false)
  useLayoutEffect(() => () => newest.current?.abort(), [])
  useLayoutEffect(() => {
    const timer = setTimeout(setResting, REST_SECONDS * 1000, false)
    return () => clearTimeout(timer)
  }, [tries])

  async function retry(): Promise<void> {
    newest.current?.abort()
    const controller = new AbortController()
    newest.current = controller
    setTries(tries + 1)
    setResting(true)
    try {
      const data = await from.load(withPurpose('retry', controller))
      if (!controller.signal.aborted) from.replace(data)
    } catch (thrown) {
      if (!controller.signal.aborted) environment.reportFailure?.(asApiError(thrown))
    }
  }

  return (
    <Banner
      tone="info"
      role="status"
      title={t('frame.waiting')}
      action={
        <>
          <Button icon="refresh" busy={resting} onClick={() => void retry()}>
            {t('common.retry')}
          </Button>
          {!inDialog && <Button onClick={from.cancel}>{t('common.cancel')}</Button>}
        </>
      }
    />
  )
}
