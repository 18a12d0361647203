import { formatBytes } from '../text/measures'
import type { Message, MessageKey } from '../text/message'
import type { Failure } from './failure'

/** What to do after an upload without a response. */
export const LOST_UPLOAD = new Map<Failure['kind'], MessageKey>([
  ['unreachable', 'common.upload.lost'],
  ['timeout', 'common.upload.timeout'],
  ['malformed', 'common.upload.unreadable']
])

/** By the details of `not_enough_space`. */
export function spaceText(details: unknown): Message | undefined {
  const { needed_bytes: needed, free_bytes: free }: Record<string, unknown> = Object(details)
  if (typeof needed !== 'number' || typeof free !== 'number') return undefined
  return ['common.upload.noSpace.figures', { needed: formatBytes(needed), free: formatBytes(free) }]
}

/** By the details of `content_too_large`; the page of a web server has none. */
export function sizeText(details: unknown): Message {
  const { limit_bytes: limit }: Record<string, unknown> = Object(details)
  return typeof limit === 'number' ? ['errors.file.tooLarge', { most: formatBytes(limit) }] : 'common.upload.tooLarge'
}
