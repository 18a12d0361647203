import { useStore } from '@nanostores/preact'
import type { Job } from '../../api/jobs'
import { $i18n } from '../../lib/text/i18n'
import { Card } from '../../ui/page/card'
import { JobLog } from './job-log'
import { JobProgress } from './job-progress'
import { JobResult } from './job-result'
import type { ProjectManagement } from './model'
import { textsOf } from './texts'

/** A job on the project, whoever started it, or its result. */
export function JobCard({ model, job }: { model: ProjectManagement; job: Job }) {
  const { t } = useStore($i18n)
  return (
    <Card title={t(textsOf(job).running)}>
      {job.state === 'running' ? <JobProgress model={model} job={job} /> : <JobResult model={model} job={job} />}
      <JobLog job={job} />
    </Card>
  )
}
