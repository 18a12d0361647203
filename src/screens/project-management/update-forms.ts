import type { FieldTexts } from '../../api/client/refusal-types'
import type { Job } from '../../api/jobs'
import {
  type PreviousProject,
  type ProjectCandidate,
  type ProjectPassword,
  type ProjectUpdateFault,
  rollBackProject,
  updateProject
} from '../../api/project-management'
import { createForm, type Form } from '../../lib/form/form'
import { nonEmpty, type Rule } from '../../lib/form/rules'
import { laterRequests } from '../../lib/remote/stoppable'

const CODES: FieldTexts<ProjectUpdateFault> = { wrong_password: 'common.password.wrong' }

export interface WithPasswords {
  password: string
  package_password: string
}

export interface UpdateChoices extends WithPasswords {
  keepRecipes: boolean
  keepHistory: boolean
  keepRetentive: boolean
}

type IsConfirmed = () => Promise<boolean>
type OnStarted = (job: Job) => void

const EMPTY: WithPasswords = { password: '', package_password: '' }

const hasOwn = (required: ProjectPassword) => required === 'upload-project-and-package'

const passwordRules = (required: ProjectPassword): Record<keyof WithPasswords, Rule<unknown>[]> => ({
  password: [nonEmpty],
  package_password: hasOwn(required) ? [nonEmpty] : []
})

const sentPasswords = (required: ProjectPassword, { password, package_password }: WithPasswords) => ({
  password,
  ...(hasOwn(required) && { package_password })
})

export function createUpdateForm(
  { id, required_password: required }: ProjectCandidate,
  isConfirmed: IsConfirmed,
  onStarted: OnStarted
): Form<UpdateChoices> {
  return createForm<UpdateChoices>({
    initial: { ...EMPTY, keepRecipes: true, keepHistory: true, keepRetentive: true },
    rules: passwordRules(required),
    codes: CODES,
    async save(choices) {
      const later = laterRequests()
      if (!(await isConfirmed())) return 'cancelled'
      const update = {
        candidate: id,
        ...sentPasswords(required, choices),
        keep_recipes: choices.keepRecipes,
        keep_history: choices.keepHistory,
        keep_retentive: choices.keepRetentive
      }
      onStarted(await later(() => updateProject(update)))
      return 'saved'
    }
  })
}

export function createRollBackForm(
  { required_password: required }: PreviousProject,
  isConfirmed: IsConfirmed,
  onStarted: OnStarted
): Form<WithPasswords> {
  return createForm<WithPasswords>({
    initial: EMPTY,
    rules: passwordRules(required),
    codes: CODES,
    async save(values) {
      const later = laterRequests()
      if (!(await isConfirmed())) return 'cancelled'
      onStarted(await later(() => rollBackProject(sentPasswords(required, values))))
      return 'saved'
    }
  })
}
