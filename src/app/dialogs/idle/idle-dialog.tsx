import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { useSecondsSince } from '../../../lib/browser/use-seconds'
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
  const left = Math.max(0, -useSecondsSince(endsAt))
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
