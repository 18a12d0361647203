import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { detailsOf } from '../../lib/remote/failure-text'
import { textOfCode } from '../../lib/text/code-texts'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Details } from '../../ui/page/details'
import { Banner } from '../../ui/status/banner'
import { CancellableProgress } from '../../ui/status/cancellable-progress'
import styles from './backup-data.module.css'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'

const STEPS = ['read', 'write', 'verify', 'send', 'delete'] as const

/** Progress or result of the latest run. */
export function JobView(props: { model: BackupDataModel; job: Job }) {
  return (
    <div className={styles.job}>{props.job.state === 'running' ? <Running {...props} /> : <Ended {...props} />}</div>
  )
}

function Running({ model, job }: { model: BackupDataModel; job: Job }) {
  const { t } = useText()
  const { awaySeconds } = useStore(model.$followedJob)
  const step = STEPS.find(name => name === job.steps[job.step])
  return (
    <CancellableProgress
      label={t('common.term.backup')}
      percent={job.percent}
      cancellable={job.cancellable}
      onCancel={model.$followedJob.cancel}
    >
      {awaySeconds === undefined ? step && t(`common.backupStep.${step}`) : t('common.job.away')}
    </CancellableProgress>
  )
}

function Ended({ model, job }: { model: BackupDataModel; job: Job }) {
  const { t } = useText()
  const time = plainText(job.ended_at ?? '', 32)
  const details = () => model.$openRun.set(String(job.result?.run))
  if (job.state === 'cancelled')
    return (
      <Banner tone="info" role="status">
        {t('common.backup.cancelled', { time })}
      </Banner>
    )
  if (job.state === 'done')
    return (
      <Banner
        tone="ok"
        role="status"
        title={t(job.result?.target === 'email' ? 'backupData.sent' : 'backupData.verified', { time })}
        action={<Button onClick={details}>{t('backupData.files')}</Button>}
      />
    )
  const reason = textOfCode(REASONS, job.error_code ?? '')
  return (
    <Banner tone="bad" role="alert" title={t('common.backup.failed', { time })}>
      {reason && <p>{t(reason)}</p>}
      <p>{t('backupData.failed.next')}</p>
      <Details>{detailsOf(job.error_code, job.message)}</Details>
    </Banner>
  )
}
