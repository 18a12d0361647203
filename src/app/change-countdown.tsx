import { useStore } from '@nanostores/preact'
import { $i18n } from '../lib/i18n'
import { $hmiName } from '../stores/hmi-name'
import { Dialog } from '../ui/dialog'
import { ProgressBar } from '../ui/progress-bar'
import { StatusBadge } from '../ui/status-badge'
import { ChangeLines } from './change-lines'
import styles from './dialog-text.module.css'
import { PanelLink } from './panel-link'
import type { ChangeCourse, ChangeStage } from './pending-change'

interface Props {
  course: ChangeCourse
  stage: Extract<ChangeStage, { status: 'waiting' }>
}

/** Until the change is kept or taken back. */
export function ChangeCountdown({ course, stage }: Props) {
  const { t } = useStore($i18n)
  const name = useStore($hmiName)
  const { pending, secondsLeft, answers } = stage
  const { code, addresses } = pending
  const late = secondsLeft <= 0
  return (
    <Dialog wide title={t('pendingChangeDialog.running')} actions={null}>
      <p className={styles.intro}>
        {t(late ? 'pendingChangeDialog.running.late' : 'pendingChangeDialog.running.text')}
      </p>
      <ul className={styles.links}>
        {(addresses.length > 0 ? addresses : [name]).filter(Boolean).map(host => (
          <li key={host}>
            <PanelLink host={host} code={code} />
          </li>
        ))}
      </ul>
      {addresses.length === 0 && <p className={styles.intro}>{t('pendingChangeDialog.address.unknown')}</p>}
      <ProgressBar
        label={
          late ? t('pendingChangeDialog.takingBack') : t('pendingChangeDialog.secondsLeft', { seconds: secondsLeft })
        }
      />
      <p role="status">
        <StatusBadge tone={answers ? 'ok' : 'warn'}>
          {t(answers ? 'pendingChangeDialog.answers' : 'pendingChangeDialog.reconnecting')}
        </StatusBadge>
      </p>
      <ChangeLines change={course.change} />
    </Dialog>
  )
}
