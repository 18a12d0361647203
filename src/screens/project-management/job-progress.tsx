import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import { ProgressBar } from '../../ui/status/progress-bar'
import { StepList } from '../../ui/status/step-list'
import type { ProjectManagement } from './model'
import { stepKey, stepStates } from './texts'

export function JobProgress({ model, job }: { model: ProjectManagement; job: Job }) {
  const { t } = useText()
  const { elapsedSeconds, awaySeconds } = useStore(model.$followed)
  const cancel = useAction(model.$followed.cancel, 'in place')
  const titles = job.steps.map(name => {
    const key = stepKey(name)
    return key ? t(key) : name
  })
  const states = stepStates(job)
  const current = titles[job.step] ?? ''
  const button = job.cancellable && (
    <Button busy={cancel.busy} onClick={cancel.run}>
      {t('common.cancel')}
    </Button>
  )
  return (
    <>
      {awaySeconds !== undefined && <Away model={model} seconds={awaySeconds} />}
      <ProgressBar label={current} percent={job.percent} action={button || undefined}>
        {t('projectManagement.job.progress', {
          step: Math.min(job.step + 1, job.steps.length),
          steps: job.steps.length,
          seconds: elapsedSeconds
        })}
      </ProgressBar>
      {cancel.failure && <FailureBanner error={cancel.failure} />}
      <StepList
        label={t('projectManagement.steps')}
        steps={titles.map((text, index) => ({ text, state: states[index] ?? 'waiting' }))}
      />
    </>
  )
}

/** Shown while the panel does not respond, as is expected during a restart. */
function Away({ model, seconds }: { model: ProjectManagement; seconds: number }) {
  const { t } = useText()
  const limit = model.givenUpAfterSeconds
  const givenUp = seconds > limit
  return (
    <Banner
      tone={givenUp ? 'bad' : 'warn'}
      role={givenUp ? 'alert' : 'status'}
      title={t(givenUp ? 'projectManagement.away.givenUp' : 'common.term.reconnecting')}
      action={
        <Button icon="refresh" onClick={() => void model.$followed.reload()}>
          {t('common.retry')}
        </Button>
      }
    >
      <span aria-hidden="true">{t('projectManagement.away.for', { seconds })}</span>
      <p>
        {givenUp
          ? t('projectManagement.away.givenUp.text')
          : t('projectManagement.away.text', { minutes: Math.round(limit / 60) })}
      </p>
    </Banner>
  )
}
