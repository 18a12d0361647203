import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import type { FailureText } from '../../lib/remote/failure-text'
import { formatBytes } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { ProgressBar } from '../../ui/status/progress-bar'
import type { Stage } from './candidate'
import type { ProjectManagement } from './model'
import { problemOf, uploadProblemOf } from './problem'
import { ProblemBanner } from './problem-banner'
import styles from './project-management.module.css'
import { SilenceNote } from './silence-note'

export function StageView({ model, stage }: { model: ProjectManagement; stage: Stage }) {
  const { t } = useStore($i18n)
  if (stage.status === 'sending') return <Sending model={model} {...stage.transfer} />
  if (stage.status === 'checking')
    return (
      <>
        <ProgressBar label={t('projectManagement.checking')} action={<CancelButton onClick={model.cancel} />}>
          <PanelText>{stage.fileName}</PanelText>
        </ProgressBar>
        <SilenceNote progress={stage.fileName} />
      </>
    )
  if (stage.status !== 'failed') return null
  const { error, sending, fileName } = stage
  return <Failed problem={sending ? uploadProblemOf(error) : problemOf(error)} fileName={fileName} />
}

/** Scrolls into view, as the button that was pressed may be far down in a list. */
function Failed({ problem, fileName }: { problem: FailureText; fileName: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <div ref={element} className={styles.failed}>
      <ProblemBanner problem={problem} fileName={fileName} />
    </div>
  )
}

interface SendingProps {
  model: ProjectManagement
  sentBytes: number
  totalBytes: number
  secondsLeft: number | undefined
}

function Sending({ model, sentBytes, totalBytes, secondsLeft }: SendingProps) {
  const { t } = useStore($i18n)
  return (
    <>
      <ProgressBar
        label={t('projectManagement.uploading')}
        percent={(sentBytes / totalBytes) * 100}
        action={<CancelButton onClick={model.cancel} />}
      >
        {t('projectManagement.uploading.bytes', { sent: formatBytes(sentBytes), total: formatBytes(totalBytes) })}{' '}
        {secondsLeft !== undefined && t('projectManagement.uploading.left', { seconds: secondsLeft })}
      </ProgressBar>
      <SilenceNote progress={sentBytes} />
    </>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { t } = useStore($i18n)
  return <Button onClick={onClick}>{t('common.cancel')}</Button>
}
