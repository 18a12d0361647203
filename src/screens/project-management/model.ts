import { atom } from 'nanostores'
import {
  backUpProject,
  ejectMedium,
  listMedia,
  type ProjectCandidate,
  readProject,
  restartProject,
  rollBackProject,
  updateProject
} from '../../api/project-management'
import { followDownload } from '../../lib/browser/download'
import { mediaStore } from '../../lib/browser/media'
import { recall, remember } from '../../lib/browser/storage'
import { createForm, type Form } from '../../lib/form/form'
import { requiredExactly } from '../../lib/form/rules'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { loadProjectName } from '../../stores/device'
import { type FollowedJob, followJobs, GIVEN_UP_AFTER_SECONDS } from '../../stores/jobs'
import { createCandidate } from './candidate'

const EVERY_SECONDS = 10
const KINDS = ['project-update', 'project-restart', 'project-rollback']
const SEEN = 'projectJobSeen'

export interface UpdateChoices {
  password: string
  keepRecipes: boolean
  keepHistory: boolean
  keepRetentive: boolean
}

export type Source = 'file' | 'medium'

export function createProjectManagement(follow: (address: string) => unknown = followDownload) {
  const $project = polled(readProject, { everySeconds: EVERY_SECONDS })
  const $media = resource(listMedia)
  const $followed = followJobs(KINDS, renew)
  const $seen = atom(recall(SEEN))
  const $source = atom<Source>('file')
  /** Open while the user is asked whether the update may begin. */
  const $question = atom<((go: boolean) => void) | undefined>()
  const candidate = createCandidate()

  function renew(): void {
    void $project.reload()
    loadProjectName().catch(() => {})
  }

  async function isConfirmed(): Promise<boolean> {
    const go = await new Promise<boolean>(resolve => $question.set(resolve))
    $question.set(undefined)
    return go
  }

  return {
    $project,
    $media,
    $followed,
    $seen,
    $source,
    $question,
    $narrow: mediaStore('(max-width: 600px)'),
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
      follow((await backUpProject()).address)
    },

    async eject(id: string): Promise<void> {
      await ejectMedium(id)
      await $media.reload()
    },

    updateForm: ({ id, password_required }: ProjectCandidate): Form<UpdateChoices> =>
      createForm<UpdateChoices>({
        initial: { password: '', keepRecipes: true, keepHistory: true, keepRetentive: true },
        rules: { password: password_required ? [requiredExactly] : [] },
        codes: { wrongPassword: 'projectManagement.wrongPassword' },
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
          candidate.forget()
          return 'saved'
        }
      }),

    /** The end of this job has been read. */
    putAway(id: string): void {
      remember(SEEN, id)
      $seen.set(id)
    }
  }
}

export type ProjectManagement = ReturnType<typeof createProjectManagement>

/** The job to show: one that runs, or whose end nobody has put away here. */
export function jobToShow({ job }: FollowedJob, seen: string | undefined): FollowedJob['job'] {
  return job && (job.state === 'running' || job.id !== seen) ? job : undefined
}

export const isBusy = ({ job }: FollowedJob): boolean => job?.state === 'running'
