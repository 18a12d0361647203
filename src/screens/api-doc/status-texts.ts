import type { MessageKey } from '../../lib/text/message'

/** What a caller does about a status. */
export const STATUS_TEXTS: ReadonlyMap<string, MessageKey> = new Map([
  ['400', 'apiDoc.status.400'],
  ['401', 'apiDoc.status.401'],
  ['403', 'apiDoc.status.403'],
  ['404', 'apiDoc.status.404'],
  ['408', 'apiDoc.status.408'],
  ['409', 'apiDoc.status.409'],
  ['412', 'apiDoc.status.412'],
  ['413', 'apiDoc.status.413'],
  ['415', 'apiDoc.status.415'],
  ['423', 'apiDoc.status.423'],
  ['426', 'apiDoc.status.426'],
  ['428', 'apiDoc.status.428'],
  ['429', 'apiDoc.status.429'],
  ['500', 'apiDoc.status.500'],
  ['503', 'apiDoc.status.503']
])
