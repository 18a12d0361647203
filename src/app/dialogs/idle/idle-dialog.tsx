import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { createIdleWatch } from './watch-idle'

/** Watches for actions of the user, and warns before the session ends without one. */
export default function IdleDialog() {
  const watch = useModel(createIdleWatch)
  const endsAt = useStore(watch.$endsAt)
  useEffect(watch.start, [watch])
  return endsAt === undefined ? null : <Warning endsAt={endsAt} onStay={watch.noteAction} />
}

function Warning({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
  const { t } = useText()
  const left = useSecondsUntil(endsAt)
  return (
    <Dialog
      title={t('idleDialog.title')}
      onCancel={onStay}
      actions={
        <Button kind="primary" onClick={onStay}>
          {t('idleDialog.stay')}
        </Button>
      }
    >
      <p>{t('idleDialog.text')}</p>
      <p role="timer">{t('idleDialog.left', { count: left })}</p>
    </Dialog>
  )
}

function useSecondsUntil(end: number): number {
  const until = () => Math.max(0, Math.ceil((end - performance.now()) / 1000))
  const [left, setLeft] = useState(until)
  useEffect(() => {
    setLeft(until())
    const timer = setInterval(() => setLeft(until()), 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
