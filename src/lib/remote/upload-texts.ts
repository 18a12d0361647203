import { formatBytes } from '../text/measures'
import type { Message, MessageKey } from '../text/message'
import type { Failure } from './failure'

/** What to do after an upload or a check without a response: neither changes anything. */
export const LOST_UPLOAD = new Map<Failure['kind'], MessageKey>([
  ['unreachable', 'common.upload.lost'],
  ['timeout', 'common.upload.timeout'],
  ['malformed', 'common.upload.unreadable']
])

interface Space {
  needed_bytes?: number
  free_bytes?: number
}

/** By the details of `not_enough_space`. */
export function spaceText({ needed_bytes: needed, free_bytes: free }: Space): Message {
  if (needed === undefined || free === undefined) return 'common.upload.noSpace.remedy'
  return ['common.upload.noSpace.figures', { needed: formatBytes(needed), free: formatBytes(free) }]
}
