import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { detailsOf } from '../../lib/remote/failure-text'
import { textOfCode } from '../../lib/text/code-texts'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../../ui/page/children'
import { Details } from '../../ui/page/details'
import { Banner } from '../../ui/status/banner'
import { CancellableProgress } from '../../ui/status/cancellable-progress'
import styles from './backup-recipe.module.css'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'

const STEPS = ['read', 'write', 'verify', 'send', 'check', 'restore'] as const

/** Progress or result of the latest backup or restore. */
export function JobView({ model, job }: { model: BackupRecipeModel; job: Job }) {
  const { t } = useText()
  const { awaySeconds } = useStore(model.$followedJob)
  const restoring = job.kind === 'recipe-restore'
  const result = (name: string) => plainText(String(job.result?.[name] ?? '–'), 80)
  if (job.state === 'running') {
    const step = STEPS.find(name => name === job.steps[job.step])
    return (
      <div className={styles.job}>
        <CancellableProgress
          label={t(restoring ? 'common.action.restore' : 'common.term.backup')}
          percent={job.percent}
          cancellable={job.cancellable}
          onCancel={model.$followedJob.cancel}
        >
          {awaySeconds === undefined ? step && t(`common.backupStep.${step}`) : t('common.job.away')}
        </CancellableProgress>
      </div>
    )
  }
  const params = { time: job.ended_at ?? '' }
  if (job.state === 'cancelled') return <Ended tone="info">{t('common.backup.cancelled', params)}</Ended>
  if (job.state === 'failed') {
    const reason = textOfCode(REASONS, job.error_code ?? '')
    return (
      <div className={styles.job}>
        <Banner
          tone="bad"
          role="alert"
          title={t(restoring ? 'backupRecipe.restoreFailed' : 'common.backup.failed', params)}
        >
          {reason && t(reason)}
          <Details>{detailsOf(job.error_code, job.message)}</Details>
        </Banner>
      </div>
    )
  }
  if (!restoring)
    return (
      <Ended tone="ok">
        {job.result?.target === 'email'
          ? t('backupRecipe.sent', { ...params, name: result('name'), to: result('to') })
          : t('backupRecipe.verified', { ...params, name: result('name') })}
      </Ended>
    )
  return (
    <Ended tone="ok">
      <p>
        {t('backupRecipe.restored', {
          ...params,
          added: result('added'),
          changed: result('changed'),
          deleted: result('deleted')
        })}
      </p>
      {Boolean(job.result?.words) && <p>{t('backupRecipe.restored.words', { count: Number(job.result?.words) })}</p>}
    </Ended>
  )
}

function Ended({ tone, children }: { tone: 'ok' | 'info'; children: Children }) {
  return (
    <div className={styles.job}>
      <Banner tone={tone} role="status">
        {children}
      </Banner>
    </div>
  )
}
