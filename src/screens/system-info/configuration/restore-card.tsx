import { useState } from 'react'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { Skeleton } from '../../../ui/page/skeleton'
import { Part } from '../../../ui/status/part'
import { keptRestore } from './restore/kept-restore'
import { $ended, $undo } from './restore/undo'

const loadRestore = () => import('./restore/restore')

/** Opens the restore, which is loaded then; at once where one was interrupted, has ended, or can be undone. */
export function RestoreCard() {
  const { t } = useText()
  const [isOpen, setOpen] = useState(() => [keptRestore(), $undo.get(), $ended.get()].some(Boolean))
  if (isOpen) return <Part name="system-info-restore" load={loadRestore} waiting={<Skeleton />} />
  return (
    <Card
      title={t('common.action.restore')}
      actions={<Button onClick={() => setOpen(true)}>{t('systemInfoConfiguration.restore.open')}</Button>}
    >
      <p>{t('systemInfoConfiguration.restore.text')}</p>
    </Card>
  )
}
