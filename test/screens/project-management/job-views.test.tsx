import '../../setup/dom'
import { atom } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Job } from '../../../src/api/jobs'
import { JobProgress } from '../../../src/screens/project-management/job-progress'
import { JobResult } from '../../../src/screens/project-management/job-result'
import { createProjectManagement } from '../../../src/screens/project-management/model'
import type { FollowedJob } from '../../../src/stores/jobs'
import { allByRole, byRole, byText } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('views of a job')
test.after.each(cleanup)

const job: Job = {
  ...{ id: '1', kind: 'project-update', subject: 'Bottling Line 2 v2.4', state: 'running' },
  ...{ step: 0, steps: ['check', 'restart'], percent: 10, cancellable: false },
  ...{ started_at: '2026/11/21 09:41:07', started_by: 'engineer', elapsed_seconds: 40, log_from: 0, log: [] }
}

function renderProgress(awaySeconds: number | undefined): void {
  const model = createProjectManagement()
  const $followed = atom<FollowedJob>({ job, known: true, elapsedSeconds: 40, awaySeconds })
  render(<JobProgress model={{ ...model, $followed: { ...model.$followed, ...$followed } }} job={job} />)
}

test('says how long the panel does not respond during a job, and after six minutes what to check', () => {
  renderProgress(undefined)
  assert.is(allByRole('status').length, 0)
  renderProgress(360)
  const waiting = byRole('status')
  assert.match(waiting.textContent ?? '', 'No response for 360 s.')
  byText(/^The panel may be restarting; .* within 6 minutes\.$/, waiting)
  renderProgress(361)
  byText('The panel is still not responding', byRole('alert'))
})

const renderResult = (end: Partial<Job>) =>
  render(<JobResult model={createProjectManagement()} job={{ ...job, ...end }} />)

test('says how a job has ended, also with a warning of the panel', () => {
  renderResult({ state: 'done' })
  byText('The new project is running', byRole('status'))
  renderResult({ state: 'done', result: { warnings: ['newer_tool'] } })
  byText('The new project is running, with a warning', byRole('status'))
  byText('It was made with newer engineering software: check its screens.')
  renderResult({ state: 'cancelled' })
  byText('Cancelled before the project stopped', byRole('status'))
})

test.run()
