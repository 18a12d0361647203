import { atom, onMount } from 'nanostores'
import type { Job } from '../../api/jobs'
import {
  backUpProject,
  ejectMedium,
  listMedia,
  type PreviousProject,
  type ProjectCandidate,
  readProject,
  restartProject
} from '../../api/project-management'
import { followDownload } from '../../lib/browser/download'
import { recall, remember } from '../../lib/browser/storage'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { signedInUser } from '../../session/session'
import { loadProjectName } from '../../stores/device'
import { type FollowedJob, followJobs, GIVEN_UP_AFTER_SECONDS } from '../../stores/jobs'
import { $loginNote } from '../../stores/login-note'
import { createCandidate } from './candidate'
import { createConfirmation } from './confirmation'
import { createRollBackForm, createUpdateForm } from './update-forms'

const POLL_SECONDS = 10
const JOB_KINDS = ['project-update', 'project-restart', 'project-rollback']
const DISMISSED_KEY = 'projectJobSeen'

export type Source = 'file' | 'medium'

export function createProjectManagement(download: (address: string) => unknown = followDownload) {
  const $project = polled(readProject, { everySeconds: POLL_SECONDS })
  const $media = resource(listMedia)
  const $followed = followJobs(JOB_KINDS, refresh)
  const $dismissedJob = atom(recall(DISMISSED_KEY))
  const $source = atom<Source>('file')
  /** The job that was started on this page. */
  const $startedJob = atom<string | undefined>()
  const update = createConfirmation()
  const rollBack = createConfirmation()
  const candidate = createCandidate()

  onMount($project, () => {
    const forgetJob = $followed.subscribe(({ job }) => {
      const updating = job?.state === 'running' && job.kind === 'project-update'
      $loginNote.set(updating ? 'projectManagement.goesOn' : undefined)
    })
    return () => {
      forgetJob()
      if (signedInUser()) $loginNote.set(undefined)
    }
  })

  function refresh(): void {
    void $project.reload()
    loadProjectName().catch(() => {})
  }

  function follow(started: Job): void {
    $startedJob.set(started.id)
    $followed.adopt(started)
  }

  return {
    $project,
    $media,
    $followed,
    $dismissedJob,
    $source,
    $startedJob,
    $updateConfirmation: update.$decide,
    $rollBackConfirmation: rollBack.$decide,
    givenUpAfterSeconds: GIVEN_UP_AFTER_SECONDS,
    ...candidate,

    pickSource: (source: Source) => $source.set(source),

    async restart(): Promise<void> {
      follow(await restartProject())
    },

    /** @throws ApiError */
    async backUp(): Promise<void> {
      download((await backUpProject()).url)
    },

    async eject(id: string): Promise<void> {
      await ejectMedium(id)
      await $media.reload()
    },

    updateForm: (checked: ProjectCandidate) =>
      createUpdateForm(checked, update.isConfirmed, job => {
        follow(job)
        candidate.reset()
      }),

    rollBackForm: (previous: PreviousProject) => createRollBackForm(previous, rollBack.isConfirmed, follow),

    /** Hides the result of a job in this browser. */
    dismiss(id: string): void {
      remember(DISMISSED_KEY, id)
      $dismissedJob.set(id)
    }
  }
}

export type ProjectManagement = ReturnType<typeof createProjectManagement>

/** The job to show: a running one, or one whose result has not been dismissed. */
export function jobToShow({ job }: FollowedJob, dismissedJob: string | undefined): FollowedJob['job'] {
  return job && (job.state === 'running' || job.id !== dismissedJob) ? job : undefined
}

export const isBusy = ({ job }: FollowedJob): boolean => job?.state === 'running'
