import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { detailsOf } from '../../lib/remote/failure-text'
import { textOfCode } from '../../lib/text/code-texts'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { Card } from '../../ui/page/card'
import { Details } from '../../ui/page/details'
import { Banner } from '../../ui/status/banner'
import { CancellableProgress } from '../../ui/status/cancellable-progress'
import type { CodesysModel } from './model'
import { REASONS } from './texts'

const STEPS = {
  back_up_application: 'codesys.step.backUp',
  stop_runtime: 'codesys.step.stop',
  install_package: 'codesys.step.install',
  verify_package: 'codesys.step.verify',
  start_runtime: 'codesys.step.start'
} as const

/** An update under way, whoever started it, or how the last one ended. */
export function JobCard({ model, job }: { model: CodesysModel; job: Job }) {
  const { t } = useStore($i18n)
  const { awaySeconds } = useStore(model.$followed)
  const version = plainText(job.subject, 32)
  if (job.state === 'running') {
    const step = Object.entries(STEPS).find(([name]) => name === job.steps[job.step])
    return (
      <Card title={t('codesys.job', { version })}>
        <CancellableProgress
          label={step ? t(step[1]) : t('codesys.update')}
          percent={job.percent}
          cancellable={job.cancellable}
          onCancel={model.$followed.cancel}
        >
          {awaySeconds === undefined
            ? t('codesys.job.step', { step: job.step + 1, steps: job.steps.length })
            : t('codesys.job.away', { seconds: awaySeconds })}
        </CancellableProgress>
      </Card>
    )
  }
  const params = { version, time: plainText(job.ended_at ?? '', 32) }
  if (job.state === 'done')
    return (
      <Banner tone="ok" role="status">
        {t('codesys.job.done', params)}
      </Banner>
    )
  if (job.state === 'cancelled')
    return (
      <Banner tone="info" role="status">
        {t('codesys.job.cancelled', params)}
      </Banner>
    )
  const reason = textOfCode(REASONS, job.error_code ?? '')
  return (
    <Banner tone="bad" role="alert" title={t('codesys.job.failed', params)}>
      {reason && t(reason)}
      <Details>{detailsOf(job.error_code, job.message)}</Details>
    </Banner>
  )
}
