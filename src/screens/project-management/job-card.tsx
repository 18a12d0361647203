import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'react'
import type { Job } from '../../api/jobs'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { JobLog } from './job-log'
import { JobProgress } from './job-progress'
import { JobResult } from './job-result'
import type { ProjectManagement } from './model'
import { textsOf } from './texts'

/** A job on the project, whoever started it, or its result. */
export function JobCard({ model, job }: { model: ProjectManagement; job: Job }) {
  const { t } = useText()
  const started = useStore(model.$startedJob)
  const content = useRef<HTMLDivElement>(null)
  const title = t(textsOf(job).running)
  useEffect(() => {
    // The button that started it is far below, or gone.
    if (started !== job.id) return
    content.current?.focus({ preventScroll: true })
    content.current?.scrollIntoView?.({ block: 'center' })
  }, [started, job.id])
  return (
    <Card title={title}>
      <div ref={content} tabIndex={-1} role="group" aria-label={title}>
        {job.state === 'running' ? <JobProgress model={model} job={job} /> : <JobResult model={model} job={job} />}
        <JobLog job={job} />
      </div>
    </Card>
  )
}
