import contract from '../../../static/contract/common.json'
import { type Candidate, ownOf } from '../project/candidates'
import type { PanelState } from '../state'
import type { Found } from './contract'
import { type Refusal, refuse } from './handler-types'
import type { Session } from './sessions'

/** A file that is being read. */
export interface Upload {
  /** The bytes that were announced. */
  most: number
  /** Its account has begun another one. */
  replaced: AbortSignal
  end(): void
}

const { 'x-upload-limits': LIMITS } = contract
const RETRY_SECONDS = 10

/** What was announced, by the call that sends it. */
const ANNOUNCED: Record<string, (state: PanelState) => Candidate<unknown>[]> = {
  'PUT /project/management/uploads/{id}': state => state.projectCandidates,
  'PUT /features/codesys/uploads/{id}': state => state.codesys.packages
}

/** Which files are read, and how much of them: what was announced, of few accounts at a time and one of each. */
export function createUploads(state: PanelState) {
  const current = new Map<string, AbortController>()

  /** Undefined for a call that sends no such file. */
  return ({ operation, params }: Found, session: Session): Upload | Refusal | undefined => {
    const announced = ANNOUNCED[operation.name]
    if (!announced) return undefined
    const found = ownOf(announced(state), params.id ?? '', session)
    if (!found || found.image) return refuse(404, 'not_found', { message: 'No such upload of this session is awaited' })
    const { username } = session
    // A browser that has lost its connection sends the file again before the panel notices.
    current.get(username)?.abort()
    current.delete(username)
    if (current.size >= LIMITS.uploads)
      return refuse(503, 'unavailable', { message: 'Other files are being uploaded', retryAfterSeconds: RETRY_SECONDS })
    const upload = new AbortController()
    current.set(username, upload)
    const end = () => {
      if (current.get(username) === upload) current.delete(username)
    }
    return { most: found.sizeBytes, replaced: upload.signal, end }
  }
}
