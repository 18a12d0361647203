import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { $hmiName } from '../../stores/hmi-name'
import { Dialog } from '../../ui/dialog/dialog'
import { ProgressBar } from '../../ui/status/progress-bar'
import { StatusBadge } from '../../ui/status/status-badge'
import styles from '../dialogs/dialog-text.module.css'
import { ChangeLines } from './change-lines'
import { PanelLinks } from './panel-links'
import type { SafeApplyFlow, Stage } from './safe-apply-flow'

interface Props {
  flow: SafeApplyFlow
  stage: Extract<Stage, { status: 'pending' }>
}

/** Shown until the change is kept or reverted. */
export function ChangeCountdown({ flow, stage }: Props) {
  const { t } = useText()
  const name = useStore($hmiName)
  const { pending, secondsLeft, reachable } = stage
  const { code, addresses } = pending
  const { wayBack } = flow.change
  const overdue = secondsLeft <= 0
  return (
    <Dialog wide title={t('safeApplyDialog.running')} actions={null}>
      <p className={styles.intro}>
        {t(
          overdue
            ? 'safeApplyDialog.running.late'
            : wayBack
              ? 'safeApplyDialog.running.ends'
              : 'safeApplyDialog.running.text'
        )}
      </p>
      <PanelLinks hosts={addresses.length > 0 ? addresses : [name]} code={code} />
      {addresses.length === 0 && <p className={styles.intro}>{wayBack ?? t('safeApplyDialog.address.unknown')}</p>}
      <ProgressBar
        label={overdue ? t('safeApplyDialog.reverting') : t('safeApplyDialog.secondsLeft', { seconds: secondsLeft })}
      />
      <p role="status" className={styles.intro}>
        <StatusBadge tone={reachable ? 'ok' : 'warn'}>
          {t(reachable ? 'safeApplyDialog.answers' : 'safeApplyDialog.reconnecting')}
        </StatusBadge>
      </p>
      <ChangeLines change={flow.change} />
    </Dialog>
  )
}
