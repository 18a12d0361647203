import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useRef } from 'react'
import type { ApiError } from '../../lib/remote/failure'
import type { FailureText } from '../../lib/remote/failure-text'
import type { UploadStage } from '../../lib/remote/package-upload'
import type { Transfer } from '../../lib/remote/transfer'
import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import { Button } from '../page/button'
import { PanelText } from '../page/panel-text'
import { FaultBanner } from './fault-banner'
import { ProgressBar } from './progress-bar'
import { SilenceNote } from './silence-note'
import styles from './upload-view.module.css'

interface Props {
  of: { $stage: ReadableAtom<UploadStage<unknown>>; cancel(): void }
  /** `sending`: the file was under way to the panel. */
  problemOf: (error: ApiError, sending: boolean) => FailureText
}

/** Progress of a package on its way to the panel and through its check, and why it failed. */
export function UploadView({ of: { $stage, cancel }, problemOf }: Props) {
  const { t } = useText()
  const stage = useStore($stage)
  if (stage.status === 'sending') return <Sending {...stage.transfer} onCancel={cancel} />
  if (stage.status === 'checking')
    return (
      <>
        <ProgressBar label={t('common.upload.checking')} action={<CancelButton onClick={cancel} />}>
          <PanelText>{stage.fileName}</PanelText>
        </ProgressBar>
        <SilenceNote progress={stage.fileName} />
      </>
    )
  if (stage.status !== 'failed') return null
  return <Failed problem={problemOf(stage.error, stage.sending)} fileName={stage.fileName} />
}

/** Scrolls into view, as the button that was pressed may be far down in a list. */
function Failed({ problem, fileName }: { problem: FailureText; fileName: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <div ref={element} className={styles.failed}>
      <FaultBanner role="alert" fault={problem}>
        {fileName && (
          <div>
            <PanelText>{fileName}</PanelText>
          </div>
        )}
      </FaultBanner>
    </div>
  )
}

function Sending({ sentBytes, totalBytes, secondsLeft, onCancel }: Transfer & { onCancel: () => void }) {
  const { t } = useText()
  return (
    <>
      <ProgressBar
        label={t('common.upload.sending')}
        percent={(sentBytes / totalBytes) * 100}
        action={<CancelButton onClick={onCancel} />}
      >
        {t('common.upload.bytes', { sent: formatBytes(sentBytes), total: formatBytes(totalBytes) })}
        {secondsLeft !== undefined && ` · ${t('common.upload.left', { seconds: secondsLeft })}`}
      </ProgressBar>
      <SilenceNote progress={sentBytes} />
    </>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { t } = useText()
  return <Button onClick={onClick}>{t('common.cancel')}</Button>
}
