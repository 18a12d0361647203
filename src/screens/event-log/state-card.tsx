import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useAction } from '../../lib/remote/use-action'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Skeleton } from '../../ui/page/skeleton'
import { StatusBadge } from '../../ui/status/status-badge'
import { DeletionDialog } from './deletion-dialog'
import styles from './event-log.module.css'
import type { EventLogModel } from './model'
import { RetentionDialog } from './retention-dialog'

/** What waits, whether the buzzer sounds, and how much is stored. */
export function StateCard({ model }: { model: EventLogModel }) {
  const { t } = useStore($i18n)
  const summary = useStore(model.$summary)
  const failed = useStore(model.$rows).status === 'failed'
  const silence = useAction(model.silence)
  const [open, setOpen] = useState<'retention' | 'deletion' | undefined>()
  const close = () => setOpen(undefined)
  // The list says what failed.
  if (!summary && failed) return null
  if (!summary)
    return (
      <Card>
        <Skeleton lines={1} />
      </Card>
    )
  const { unacknowledged, active, buzzer, stored, oldest } = summary
  return (
    <Card>
      <div className={styles.row}>
        <StatusBadge tone={unacknowledged > 0 ? 'bad' : 'ok'}>
          {t('eventLog.unacknowledged', { count: unacknowledged })}
        </StatusBadge>
        <StatusBadge tone={active > 0 ? 'warn' : 'off'}>{t('eventLog.active', { count: active })}</StatusBadge>
        {buzzer === 'sounding' && (
          <>
            <StatusBadge tone="bad">{t('eventLog.sounding')}</StatusBadge>
            <Button busy={silence.busy} onClick={silence.run}>
              {t('eventLog.silence')}
            </Button>
          </>
        )}
        <span className={styles.stored}>
          {oldest === null
            ? t('eventLog.stored.none')
            : t('eventLog.stored', { count: stored, since: plainText(oldest, 32) })}
        </span>
        <Button kind="quiet" onClick={() => setOpen('retention')}>
          {t('eventLog.retention.change')}
        </Button>
        <Button kind="quiet" onClick={() => setOpen('deletion')}>
          {t('eventLog.deletion.open')}
        </Button>
      </div>
      {open === 'retention' && <RetentionDialog model={model} onClose={close} />}
      {open === 'deletion' && <DeletionDialog model={model} onClose={close} />}
    </Card>
  )
}
