import type { Fault } from '../panel/faults/faults'
import type { Garbage } from '../panel/faults/garbage'
import type { Change } from './changed-body'

/**
 * What the user sees of a fault: a sentence that says what failed; that or the values; the values as they are; that the page
 * waits; that the permission is missing; or a new login.
 */
export type Outcome = 'message' | 'message or values' | 'values' | 'waiting' | 'denied' | 'login'

export interface ReadFault {
  outcome: Outcome
  /** On the way between console and panel. */
  fault?: Fault
  /** In the body of a right response. */
  change?: Change
  /** The panel ends all sessions. */
  endsSession?: true
}

const DELAY_MILLISECONDS = 3000

const refusal = (status: number, error_code: string, headers: Record<string, string> = {}): ReadFault => ({
  outcome: 'message',
  fault: { kind: 'answer', status, body: { error_code, message: 'refused in a test' }, headers }
})
const garbage = (kind: Garbage): ReadFault => ({ outcome: 'message', fault: { kind: 'garbage', garbage: kind } })
const changed = (change: Change, outcome: Outcome = 'message or values'): ReadFault => ({ outcome, change })

/** By their names in the table. */
export const READ_FAULTS: Readonly<Record<string, ReadFault>> = {
  refused: { outcome: 'message', fault: { kind: 'refuse' } },
  hangs: { outcome: 'waiting', fault: { kind: 'hang' } },
  slow: { outcome: 'values', fault: { kind: 'slow', milliseconds: DELAY_MILLISECONDS } },
  'cut body': { outcome: 'message', fault: { kind: 'cut' } },
  'HTML with 200': garbage('html'),
  'truncated JSON': garbage('truncated'),
  null: garbage('null'),
  'empty body': garbage('empty'),
  'other types': garbage('wrong-types'),
  'other content type': garbage('wrong-content-type'),
  redirect: { outcome: 'message', fault: { kind: 'redirect', location: '/login.html' } },
  'session ended': { outcome: 'login', endsSession: true },
  '401': refusal(401, 'unauthorized'),
  '403': { ...refusal(403, 'forbidden'), outcome: 'denied' },
  '404': refusal(404, 'not_found'),
  '409': refusal(409, 'conflict'),
  '412': refusal(412, 'changed_meanwhile'),
  '413': refusal(413, 'content_too_large'),
  '429': refusal(429, 'too_many_requests', { 'Retry-After': '30' }),
  '500': refusal(500, 'internal_error'),
  '503': refusal(503, 'unavailable'),
  '503 with Retry-After': refusal(503, 'unavailable', { 'Retry-After': '30' }),
  'unknown enum values': changed('unknown-values'),
  'optional fields missing': changed('optional-missing'),
  'mandatory fields missing': changed('mandatory-missing', 'message'),
  'text of 64 KiB': changed('long-text'),
  'hostile text': changed('hostile-text'),
  '1000 entries': changed('many-entries')
}
