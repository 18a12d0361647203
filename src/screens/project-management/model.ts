import { atom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  backUpProject,
  ejectMedium,
  listMedia,
  type ProjectCandidate,
  type ProjectUpdateFault,
  readProject,
  restartProject,
  rollBackProject,
  updateProject
} from '../../api/project-management'
import { followDownload } from '../../lib/browser/download'
import { recall, remember } from '../../lib/browser/storage'
import { createForm, type Form } from '../../lib/form/form'
import { nonEmpty } from '../../lib/form/rules'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { loadProjectName } from '../../stores/device'
import { type FollowedJob, followJobs, GIVEN_UP_AFTER_SECONDS } from '../../stores/jobs'
import { createCandidate } from './candidate'

const POLL_SECONDS = 10
const JOB_KINDS = ['project-update', 'project-restart', 'project-rollback']
const DISMISSED_KEY = 'projectJobSeen'

const CODES: FieldTexts<ProjectUpdateFault> = { wrong_password: 'projectManagement.wrongPassword' }

export interface UpdateChoices {
  password: string
  keepRecipes: boolean
  keepHistory: boolean
  keepRetentive: boolean
}

export type Source = 'file' | 'medium'

export function createProjectManagement(follow: (url: string) => unknown = followDownload) {
  const $project = polled(readProject, { everySeconds: POLL_SECONDS })
  const $media = resource(listMedia)
  const $followed = followJobs(JOB_KINDS, refresh)
  const $dismissedJob = atom(recall(DISMISSED_KEY))
  const $source = atom<Source>('file')
  /** Set while the confirmation dialog is open; called with the user's decision. */
  const $confirmation = atom<((agreed: boolean) => void) | undefined>()
  const candidate = createCandidate()

  function refresh(): void {
    void $project.reload()
    loadProjectName().catch(() => {})
  }

  async function isConfirmed(): Promise<boolean> {
    const agreed = await new Promise<boolean>(resolve => $confirmation.set(resolve))
    $confirmation.set(undefined)
    return agreed
  }

  return {
    $project,
    $media,
    $followed,
    $dismissedJob,
    $source,
    $confirmation,
    givenUpAfterSeconds: GIVEN_UP_AFTER_SECONDS,
    ...candidate,

    pickSource: (source: Source) => $source.set(source),

    async restart(): Promise<void> {
      $followed.adopt(await restartProject())
    },

    async rollBack(): Promise<void> {
      $followed.adopt(await rollBackProject())
    },

    /** @throws ApiError */
    async backUp(): Promise<void> {
      follow((await backUpProject()).url)
    },

    async eject(id: string): Promise<void> {
      await ejectMedium(id)
      await $media.reload()
    },

    updateForm: ({ id, password_required }: ProjectCandidate): Form<UpdateChoices> =>
      createForm<UpdateChoices>({
        initial: { password: '', keepRecipes: true, keepHistory: true, keepRetentive: true },
        rules: { password: password_required ? [nonEmpty] : [] },
        codes: CODES,
        secrets: ['password'],
        async save({ password, keepRecipes, keepHistory, keepRetentive }) {
          if (!(await isConfirmed())) return 'cancelled'
          const job = await updateProject({
            candidate: id,
            ...(password_required && { password }),
            keep_recipes: keepRecipes,
            keep_history: keepHistory,
            keep_retentive: keepRetentive
          })
          $followed.adopt(job)
          candidate.reset()
          return 'saved'
        }
      }),

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
