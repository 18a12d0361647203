import { useState } from 'react'
import type { OperationLogStatus } from '../../api/operation-log'
import { formatNumber } from '../../lib/text/format'
import { percentOf } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldsFor } from '../../ui/form/field-for'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { Row } from '../../ui/page/row'
import { Banner } from '../../ui/status/banner'
import { Loaded } from '../../ui/status/loaded'
import { Meter } from '../../ui/status/meter'
import { StatusBadge, type StatusText } from '../../ui/status/status-badge'
import type { OperationLogModel } from './model'
import styles from './operation-log.module.css'

const STATES: Record<OperationLogStatus['state'], StatusText> = {
  recording: { tone: 'ok', text: 'operationLog.state.recording' },
  nearly_full: { tone: 'warn', text: 'operationLog.state.nearlyFull' },
  stopped: { tone: 'bad', text: 'operationLog.state.stopped' }
}

/** Whether operations are recorded, how full the log is, and what happens then. */
export function StateCard({ model }: { model: OperationLogModel }) {
  const { t } = useText()
  const [choosing, setChoosing] = useState(false)
  return (
    <Card>
      <Loaded from={model.$status} quiet>
        {status => (
          <>
            {status.state !== 'recording' && <FullBanner status={status} />}
            <Row>
              <StatusBadge tone={STATES[status.state].tone}>{t(STATES[status.state].text)}</StatusBadge>
              <Filled status={status} />
              <span>{t(`operationLog.whenFull.${status.when_full}`)}</span>
              {model.policy.mayChange && (
                <Button kind="quiet" onClick={() => setChoosing(true)}>
                  {t('operationLog.policy.change')}
                </Button>
              )}
            </Row>
          </>
        )}
      </Loaded>
      {choosing && <PolicyDialog policy={model.policy} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

function Filled({ status: { records, capacity, when_full } }: { status: OperationLogStatus }) {
  const { t } = useText()
  const text = t('operationLog.filled', { records: formatNumber(records), capacity: formatNumber(capacity) })
  // A log that overwrites its oldest records is usually full.
  const limits = when_full === 'overwrite' ? { warnAt: 101, badAt: 101 } : { warnAt: 90, badAt: 100 }
  return (
    <div className={styles.filled}>
      <span>{text}</span>
      <Meter
        label={t('operationLog.filled.label')}
        percent={percentOf(records, capacity) ?? 0}
        text={text}
        {...limits}
      />
    </div>
  )
}

function FullBanner({ status: { state, unrecorded } }: { status: OperationLogStatus }) {
  const { t } = useText()
  if (state !== 'stopped') return <Banner tone="warn">{t('operationLog.nearlyFull')}</Banner>
  return (
    <Banner tone="bad" title={t('operationLog.stopped')}>
      {unrecorded > 0 && t('operationLog.unrecorded', { count: unrecorded })}
    </Banner>
  )
}

function PolicyDialog({ policy, onClose }: { policy: OperationLogModel['policy']; onClose: () => void }) {
  const { t } = useText()
  return (
    <EditDialog
      from={policy.read}
      edit={policy.form}
      title={t('operationLog.policy.title')}
      onClose={onClose}
      onSaved={() => notify('operationLog.policy.saved')}
    >
      {form => <FieldsFor of={form} />}
    </EditDialog>
  )
}
