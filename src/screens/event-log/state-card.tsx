import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { EventPage } from '../../api/event-log'
import { useAction } from '../../lib/remote/use-action'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Row } from '../../ui/page/row'
import { Skeleton } from '../../ui/page/skeleton'
import { Loaded } from '../../ui/status/loaded'
import { StatusBadge } from '../../ui/status/status-badge'
import { DeletionDialog, RetentionDialog } from './deletion-dialogs'
import styles from './event-log.module.css'
import type { EventLogModel } from './model'

/** What waits, whether the buzzer sounds, and how much is stored. */
export function StateCard({ model }: { model: EventLogModel }) {
  const { t } = useText()
  const summary = useStore(model.$summary)
  const failed = useStore(model.list.$rows).status === 'failed'
  const [open, setOpen] = useState<'retention' | 'deletion' | undefined>()
  const close = () => setOpen(undefined)
  // The list says what failed.
  if (!summary && failed) return null
  return (
    <Card>
      <Loaded from={model.list.$rows} quiet skeleton={<Skeleton lines={1} />}>
        {() =>
          summary && (
            <Row>
              <Waiting of={summary} silence={model.silence} />
              <div className={styles.stored}>
                <span>{storedText(summary, t)}</span>
                {userMay('event-delete') && (
                  <>
                    <Button kind="quiet" onClick={() => setOpen('retention')}>
                      {t('eventLog.retention.change')}
                    </Button>
                    <Button kind="quiet" onClick={() => setOpen('deletion')}>
                      {t('eventLog.deletion.open')}
                    </Button>
                  </>
                )}
              </div>
            </Row>
          )
        }
      </Loaded>
      {open === 'retention' && <RetentionDialog deletion={model.deletion} onClose={close} />}
      {open === 'deletion' && <DeletionDialog deletion={model.deletion} onClose={close} />}
    </Card>
  )
}

interface WaitingProps extends Pick<EventLogModel, 'silence'> {
  of: Pick<EventPage, 'unacknowledged' | 'active' | 'buzzer'>
}

function Waiting({ of: { unacknowledged, active, buzzer }, silence }: WaitingProps) {
  const { t } = useText()
  const silencing = useAction(silence)
  return (
    <>
      <StatusBadge tone={unacknowledged > 0 ? 'bad' : 'ok'}>
        {t('eventLog.unacknowledged', { count: unacknowledged })}
      </StatusBadge>
      <StatusBadge tone={active > 0 ? 'warn' : 'off'}>{t('eventLog.active', { count: active })}</StatusBadge>
      {buzzer === 'sounding' && (
        <>
          <StatusBadge tone="bad">{t('common.term.buzzerSounding')}</StatusBadge>
          {userMay('event-silence') && (
            <Button busy={silencing.busy} onClick={silencing.run}>
              {t('eventLog.silence')}
            </Button>
          )}
        </>
      )}
    </>
  )
}

const storedText = ({ oldest, stored }: Pick<EventPage, 'oldest' | 'stored'>, t: Translator['t']): string =>
  oldest === null ? t('eventLog.stored.none') : t('eventLog.stored', { count: stored, since: plainText(oldest, 32) })
