import type { Job } from '../../api/jobs'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { JobView } from '../../ui/status/job-view'
import type { CodesysModel } from './model'
import { REASONS } from './texts'

const STEPS = {
  back_up_application: 'codesys.step.backUp',
  stop_runtime: 'codesys.step.stop',
  install_package: 'codesys.step.install',
  verify_package: 'codesys.step.verify',
  start_runtime: 'codesys.step.start'
} as const

/** An update, whoever started it, or how the last one ended. */
export function JobCard({ model, job }: { model: CodesysModel; job: Job }) {
  const { t } = useText()
  const params = { version: plainText(job.subject, 32), time: plainText(job.ended_at ?? '', 32) }
  const step = Object.entries(STEPS).find(([name]) => name === job.steps[job.step])
  const view = (
    <JobView
      of={model.$followed}
      label={step ? t(step[1]) : t('codesys.command.update')}
      step={t('codesys.job.step', { step: job.step + 1, steps: job.steps.length })}
      cancelled={t('codesys.job.cancelled', params)}
      failed={t('codesys.job.failed', params)}
      reasons={REASONS}
      done={t('codesys.job.done', params)}
    />
  )
  return job.state === 'running' ? <Card title={t('codesys.job', { version: params.version })}>{view}</Card> : view
}
