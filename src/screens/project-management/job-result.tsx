import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { FaultBanner } from '../../ui/status/fault-banner'
import { StepList } from '../../ui/status/step-list'
import type { ProjectManagement } from './model'
import { jobProblemOf } from './problem'
import { stepKey, stepStates, textsOf } from './texts'

export function JobResult({ model, job }: { model: ProjectManagement; job: Job }) {
  const { t } = useText()
  const canRollBack = Boolean(lastKnown(useStore(model.$project))?.previous)
  const close = <Button onClick={() => model.dismiss(job.id)}>{t('common.close')}</Button>
  const { done, cancelled } = textsOf(job)
  if (job.state === 'cancelled') return <Banner tone="info" role="status" title={t(cancelled)} action={close} />
  if (job.state === 'done') {
    const warned = hasWarning(job, 'newer_tool')
    return (
      <Banner
        tone={warned ? 'warn' : 'ok'}
        role="status"
        title={t(warned ? 'projectManagement.job.update.warned' : done)}
        action={close}
      >
        <PanelText>{job.subject}</PanelText>
        {` · ${t('common.term.seconds', { seconds: job.elapsed_seconds })}`}
        {warned && <div>{t('projectManagement.newerTool.done')}</div>}
      </Banner>
    )
  }
  const states = stepStates(job)
  return (
    <>
      <FaultBanner role="alert" fault={jobProblemOf(job, canRollBack)} action={close} />
      <StepList
        label={t('projectManagement.steps')}
        steps={job.steps.map((name, index) => {
          const key = stepKey(name)
          return { text: key ? t(key) : name, state: states[index] ?? 'waiting' }
        })}
      />
    </>
  )
}

function hasWarning({ result }: Job, name: string): boolean {
  const warnings = result?.warnings
  return Array.isArray(warnings) && warnings.includes(name)
}
