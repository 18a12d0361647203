import type { OperationLogStatus } from '../../api/operation-log'
import { formatNumber } from '../../lib/text/format'
import { percentOf } from '../../lib/text/percent-of'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { Row } from '../../ui/card/row'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldsFor } from '../../ui/form/field-for'
import { Banner } from '../../ui/status/banner'
import { Meter } from '../../ui/status/meter'
import { StatusBadge, type StatusText } from '../../ui/status/status-badge'
import type { OperationLogModel } from './model'
import styles from './operation-log.module.css'

const STATES: Record<OperationLogStatus['state'], StatusText> = {
  recording: { tone: 'plain', text: 'operationLog.state.recording' },
  nearly_full: { tone: 'warn', text: 'operationLog.state.nearlyFull' },
  stopped: { tone: 'bad', text: 'operationLog.state.stopped' }
}

/** Whether operations are recorded; one that is full or nearly so says what that means. */
export function StateBadge({ of: { state } }: { of: OperationLogStatus }) {
  const { t } = useText()
  return <StatusBadge tone={STATES[state].tone}>{t(STATES[state].text)}</StatusBadge>
}

/** How full the log is, and what happens then. */
export function FillLevel({ of: status }: { of: OperationLogStatus }) {
  const { t } = useText()
  return (
    <Row>
      <Filled status={status} />
      <span>{t(`operationLog.whenFull.${status.when_full}`)}</span>
    </Row>
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

export function FullBanner({ of: { state, unrecorded } }: { of: OperationLogStatus }) {
  const { t } = useText()
  if (state === 'recording') return null
  if (state !== 'stopped') return <Banner tone="warn">{t('operationLog.nearlyFull')}</Banner>
  return (
    <Banner tone="bad" title={t('operationLog.stopped')}>
      {unrecorded > 0 && t('operationLog.unrecorded', { count: unrecorded })}
    </Banner>
  )
}

export function PolicyDialog({ policy, onClose }: { policy: OperationLogModel['policy']; onClose: () => void }) {
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
