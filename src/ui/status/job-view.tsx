import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { detailsOf } from '../../lib/remote/failure-text'
import { type CodeTexts, textOfCode } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Details } from '../page/details'
import { Banner } from './banner'
import { CancellableProgress } from './cancellable-progress'

interface ShownJob {
  state: 'running' | 'done' | 'failed' | 'cancelled'
  percent: number
  cancellable: boolean
  error_code?: string
  message?: string
}

export interface ShownFollower extends ReadableAtom<{ job: ShownJob | undefined; awaySeconds: number | undefined }> {
  cancel(): Promise<void>
}

export interface JobViewProps {
  of: ShownFollower
  /** What it does, and with which step. */
  label: string
  step: Children
  cancelled: string
  failed: string
  reasons: CodeTexts
  /** What a failure has left. */
  remains?: string | undefined
  done: Children
  /** The way to what it has made. */
  action?: Children
}

/** Progress or result of a job. */
export function JobView({
  of: followed,
  label,
  step,
  cancelled,
  failed,
  reasons,
  remains,
  done,
  action
}: JobViewProps) {
  const { t } = useText()
  const { job, awaySeconds } = useStore(followed)
  if (!job) return null
  const { state, percent, cancellable, error_code: code = '', message } = job
  if (state === 'running')
    return (
      <CancellableProgress label={label} percent={percent} cancellable={cancellable} onCancel={followed.cancel}>
        {awaySeconds === undefined ? step : t('common.job.away')}
      </CancellableProgress>
    )
  if (state === 'failed') {
    const reason = textOfCode(reasons, code)
    return (
      <Banner tone="bad" role="alert" title={failed}>
        {reason && <p>{t(reason)}</p>}
        {remains && <p>{remains}</p>}
        <Details>{detailsOf(code, message)}</Details>
      </Banner>
    )
  }
  const isDone = state === 'done'
  return (
    <Banner tone={isDone ? 'ok' : 'info'} role="status" action={isDone && action}>
      {isDone ? done : cancelled}
    </Banner>
  )
}
