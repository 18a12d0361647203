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

const CODES: FieldTexts<ProjectUpdateFault> = { wrong_password: 'projectManagement.wrongPassword' }

export interface WithPassword {
  password: string
}

export interface UpdateChoices extends WithPassword {
  keepRecipes: boolean
  keepHistory: boolean
  keepRetentive: boolean
}

type IsConfirmed = () => Promise<boolean>
type OnStarted = (job: Job) => void

const passwordRules = (required: ProjectPassword): Rule<unknown>[] => (required === 'none' ? [] : [nonEmpty])

const sentPassword = (required: ProjectPassword, { password }: WithPassword) =>
  required === 'none' ? {} : { password }

export function createUpdateForm(
  { id, required_password: required }: ProjectCandidate,
  isConfirmed: IsConfirmed,
  onStarted: OnStarted
): Form<UpdateChoices> {
  return createForm<UpdateChoices>({
    initial: { password: '', keepRecipes: true, keepHistory: true, keepRetentive: true },
    rules: { password: passwordRules(required) },
    codes: CODES,
    secrets: ['password'],
    async save(choices) {
      if (!(await isConfirmed())) return 'cancelled'
      const job = await updateProject({
        candidate: id,
        ...sentPassword(required, choices),
        keep_recipes: choices.keepRecipes,
        keep_history: choices.keepHistory,
        keep_retentive: choices.keepRetentive
      })
      onStarted(job)
      return 'saved'
    }
  })
}

export function createRollBackForm(
  { required_password: required }: PreviousProject,
  isConfirmed: IsConfirmed,
  onStarted: OnStarted
): Form<WithPassword> {
  return createForm<WithPassword>({
    initial: { password: '' },
    rules: { password: passwordRules(required) },
    codes: CODES,
    secrets: ['password'],
    async save(values) {
      if (!(await isConfirmed())) return 'cancelled'
      onStarted(await rollBackProject(sentPassword(required, values)))
      return 'saved'
    }
  })
}
