import { NotEnoughSpaceDetails } from '../../api/generated/shapes/not-enough-space-details'
import { ProjectIncompatibleDetails } from '../../api/generated/shapes/project-incompatible-details'
import type { Job } from '../../api/jobs'
import type { ProjectJobErrorCode, ProjectRefusal } from '../../api/project-management'
import { detailsIn } from '../../lib/remote/details'
import { ApiError, type Refusal, refusalOf } from '../../lib/remote/failure'
import { describeFailure, detailsOf, type FailureText } from '../../lib/remote/failure-text'
import { LOST_UPLOAD, spaceText } from '../../lib/remote/upload-texts'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'

type ProblemText = Pick<FailureText, 'title' | 'remedy'>

/** By error code of the panel. `no_project` needs no text: without a project nothing can be restarted or backed up here. */
const PROBLEMS: Record<Exclude<ProjectRefusal, 'no_project'> | ProjectJobErrorCode, ProblemText> = {
  project_upload_failed: {
    title: 'projectManagement.uploadFailed',
    remedy: 'common.upload.incomplete'
  },
  not_a_package: { title: 'projectManagement.notPackage', remedy: 'projectManagement.notPackage.remedy' },
  package_damaged: { title: 'common.upload.damaged', remedy: 'projectManagement.damaged.remedy' },
  signature_invalid: { title: 'projectManagement.signatureInvalid', remedy: 'projectManagement.damaged.remedy' },
  project_incompatible: {
    title: 'projectManagement.incompatible',
    remedy: 'projectManagement.incompatible.remedy'
  },
  restart_failed: { title: 'projectManagement.restartFailed', remedy: 'projectManagement.restartFailed.remedy' },
  wrong_password: { title: 'common.password.wrong' },
  project_packing_failed: {
    title: 'projectManagement.packingFailed',
    remedy: 'projectManagement.packingFailed.remedy'
  },
  backup_forbidden: { title: 'projectManagement.backupForbidden', remedy: 'projectManagement.backupForbidden.remedy' },
  busy: { title: 'projectManagement.busy', remedy: 'projectManagement.busy.remedy' },
  medium_missing: { title: 'common.media.gone', remedy: 'projectManagement.mediumRemoved.remedy' },
  medium_in_use: { title: 'common.media.inUse' },
  candidate_gone: { title: 'common.upload.gone', remedy: 'common.upload.gone.remedy' },
  no_previous: { title: 'projectManagement.noPrevious' },
  not_enough_space: { title: 'common.upload.noSpace', remedy: 'common.upload.noSpace.remedy' }
}

/** This screen's text for a failure, or the general one. */
export function problemOf(error: ApiError): FailureText {
  const refusal = refusalOf(error)
  const text = refusal && new Map<string, ProblemText>(Object.entries(PROBLEMS)).get(refusal.code)
  if (!refusal || !text) return describeFailure(error)
  const remedy = REMEDIES.get(refusal.code)?.(refusal) ?? text.remedy
  return { title: text.title, ...(remedy && { remedy }), details: describeFailure(error).details }
}

/** Failures without an answer have a title of their own while a file is sent, prescribed by the customer. */
export function uploadProblemOf(error: ApiError, sending: boolean): FailureText {
  const remedy = LOST_UPLOAD.get(error.failure.kind)
  if (!remedy) return problemOf(error)
  const general = describeFailure(error)
  return { ...general, ...(sending && { title: 'projectManagement.uploadFailed' }), remedy }
}

/** @param canRollBack there is a previous project */
export function jobProblemOf({ kind, error_code: code = '', message = '' }: Job, canRollBack: boolean): FailureText {
  const error = new ApiError({ kind: 'refused', status: 409, code, message, fields: {} })
  const problem = { ...problemOf(error), details: detailsOf(code, message) }
  if (code !== 'restart_failed' || (canRollBack && kind !== 'project-rollback')) return problem
  return { ...problem, remedy: 'projectManagement.restartFailed.rollback' }
}

function modelsText(refusal: Refusal): Message | undefined {
  const { model, panel } = detailsIn(refusal, ProjectIncompatibleDetails)
  if (model === undefined || panel === undefined) return undefined
  return ['projectManagement.incompatible.models', { model: plainText(model, 32), panel: plainText(panel, 32) }]
}

/** More exact remedies where the panel sends details. */
const REMEDIES = new Map<string, (refusal: Refusal) => Message | undefined>([
  ['not_enough_space', refusal => spaceText(detailsIn(refusal, NotEnoughSpaceDetails))],
  ['project_incompatible', modelsText]
])
