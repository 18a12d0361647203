import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { detailsOf } from '../../lib/remote/failure-text'
import { textOfCode } from '../../lib/text/code-texts'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
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

interface Props {
  model: CodesysModel
  job: Job
}

/** An update under way, whoever started it. */
export function JobCard({ model, job }: Props) {
  const { t } = useText()
  const { awaySeconds } = useStore(model.$followed)
  const step = Object.entries(STEPS).find(([name]) => name === job.steps[job.step])
  return (
    <Card title={t('codesys.job', { version: plainText(job.subject, 32) })}>
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

/** How the last update ended. */
export function JobResult({ job }: Pick<Props, 'job'>) {
  const { t } = useText()
  const params = { version: plainText(job.subject, 32), time: plainText(job.ended_at ?? '', 32) }
  if (job.state !== 'failed')
    return (
      <Banner tone={job.state === 'done' ? 'ok' : 'info'} role="status">
        {t(job.state === 'done' ? 'codesys.job.done' : 'codesys.job.cancelled', params)}
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
