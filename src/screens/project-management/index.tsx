import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import type { PreviousProject } from '../../api/project-management'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { JobCard } from './job-card'
import { createProjectManagement, isBusy, jobToShow } from './model'
import { PreviousCard } from './previous-card'
import { RunningCard } from './running-card'
import { UpdateCard } from './update-card'

export default function ProjectManagementScreen() {
  const { t } = useText()
  const model = useModel(createProjectManagement)
  const followed = useStore(model.$followed)
  const job = jobToShow(followed, useStore(model.$dismissedJob))
  const busy = isBusy(followed)
  // The progress below says itself that the panel does not respond.
  const quiet = useStore(model.$inProgress) || busy
  useEffect(() => {
    void model.resume()
    return model.cancel
  }, [model])
  return (
    <Page title={t('menu.projectManagement')}>
      {job && <JobCard model={model} job={job} />}
      <Loaded from={model.$project} quiet={quiet}>
        {overview => (
          <>
            <RunningCard model={model} overview={overview} />
            {!busy && <UpdateCard model={model} overview={overview} />}
            {overview.previous && !busy && (
              <PreviousCard key={previousKey(overview.previous)} model={model} previous={overview.previous} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Its form is made for one project and one password. */
const previousKey = ({ project, required_password: required }: PreviousProject) => `${project.checksum} ${required}`
