import type { Job } from '../../api/jobs'
import type { ProjectJobErrorCode, ProjectRefusal } from '../../api/project-management'
import { ApiError, refusalOf } from '../../lib/remote/failure'
import { describeFailure, type FailureText } from '../../lib/remote/failure-text'
import { formatBytes } from '../../lib/text/format'
import type { Message } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'

type Known = Pick<FailureText, 'title' | 'remedy'>

/** `no_project` needs no words: without one nothing can be restarted or backed up here. */
const KNOWN: Record<Exclude<ProjectRefusal, 'no_project'> | ProjectJobErrorCode, Known> = {
  project_upload_failed: {
    title: 'projectManagement.uploadFailed',
    remedy: 'projectManagement.uploadFailed.bytes'
  },
  project_incompatible: {
    title: 'projectManagement.incompatible',
    remedy: 'projectManagement.incompatible.remedy'
  },
  restart_failed: { title: 'projectManagement.restartFailed', remedy: 'projectManagement.restartFailed.remedy' },
  wrong_password: { title: 'projectManagement.wrongPassword' },
  project_packing_failed: {
    title: 'projectManagement.packingFailed',
    remedy: 'projectManagement.packingFailed.remedy'
  },
  backup_forbidden: { title: 'projectManagement.backupForbidden', remedy: 'projectManagement.backupForbidden.remedy' },
  busy: { title: 'projectManagement.busy', remedy: 'projectManagement.busy.remedy' },
  medium_removed: { title: 'projectManagement.mediumRemoved', remedy: 'projectManagement.mediumRemoved.remedy' },
  medium_busy: { title: 'projectManagement.mediumBusy' },
  candidate_gone: { title: 'projectManagement.candidateGone', remedy: 'projectManagement.candidateGone.remedy' },
  no_previous: { title: 'projectManagement.noPrevious' },
  not_enough_space: { title: 'projectManagement.noSpace', remedy: 'projectManagement.noSpace.remedy' }
}

/** What went wrong here, in the words of this screen where it has some. */
export function troubleOf(error: ApiError): FailureText {
  const refusal = refusalOf(error)
  const known = refusal && new Map<string, Known>(Object.entries(KNOWN)).get(refusal.code)
  if (!refusal || !known) return describeFailure(error)
  const details = plainText(refusal.message)
  const remedy = refusal.code === 'not_enough_space' ? spaceText(refusal.details) : known.remedy
  return { title: known.title, ...(remedy && { remedy }), ...(details && { details }) }
}

/** An upload that did not come through for whatever cause has its own words (specification section 8). */
export function uploadTroubleOf(error: ApiError): FailureText {
  const { kind } = error.failure
  if (kind !== 'unreachable' && kind !== 'timeout' && kind !== 'malformed') return troubleOf(error)
  return { title: 'projectManagement.uploadFailed', remedy: 'projectManagement.uploadFailed.lost' }
}

export function jobTroubleOf({ kind, error_code: code = '', message = '' }: Job): FailureText {
  const trouble = troubleOf(new ApiError({ kind: 'refused', status: 409, code, message, fields: {} }))
  if (kind !== 'project-rollback' || code !== 'restart_failed') return trouble
  return { ...trouble, remedy: 'projectManagement.restartFailed.rollback' }
}

function spaceText(details: unknown): Message {
  const { needed_bytes: needed, free_bytes: free }: Record<string, unknown> = Object(details)
  if (typeof needed !== 'number' || typeof free !== 'number') return 'projectManagement.noSpace.remedy'
  return ['projectManagement.noSpace.figures', { needed: formatBytes(needed), free: formatBytes(free) }]
}
