import { isOvertaken } from '../form/conflict'
import type { Message, MessageKey } from '../text/message'
import { plainText } from '../text/plain-text'
import { CHANGED_MEANWHILE, detailsIn } from './details'
import type { ApiError, Failure, Refusal } from './failure'

export interface FailureText {
  title: Message
  /** What the user can do. */
  remedy?: Message
  /** The code and the panel's own words, safe to show. */
  details: string
}

type Explanation = Omit<FailureText, 'details'>

type Kind = Exclude<Failure['kind'], 'refused'>

const BY_KIND: Record<Kind, Explanation> = {
  unreachable: { title: 'errors.unreachable', remedy: 'errors.unreachableRemedy' },
  timeout: { title: 'errors.timeout', remedy: 'errors.timeoutRemedy' },
  cancelled: { title: 'errors.cancelled' },
  malformed: { title: 'errors.malformed', remedy: 'errors.malformedRemedy' },
  unconfirmed: { title: 'shell.unconfirmed', remedy: 'errors.timeoutRemedy' },
  session: { title: 'errors.session', remedy: 'errors.sessionRemedy' }
}

const BY_STATUS = new Map<number, Explanation>([
  [403, { title: 'common.term.accessDenied', remedy: 'errors.accessDeniedRemedy' }],
  [404, { title: 'errors.notFound', remedy: 'errors.notFoundRemedy' }],
  [408, BY_KIND.timeout],
  [409, { title: 'errors.conflict' }],
  [413, { title: 'errors.refused', remedy: 'errors.tooLarge' }],
  [426, { title: 'errors.httpsRequired', remedy: 'errors.httpsRequiredRemedy' }]
])

/** What a failed call means to the user. */
export function describeFailure(error: ApiError): FailureText {
  const { failure } = error
  const explanation = failure.kind === 'refused' ? describeRefusal(failure) : BY_KIND[failure.kind]
  const again: Partial<Explanation> =
    failure.kind === 'timeout' && failure.read ? { remedy: 'errors.malformedRemedy' } : {}
  return {
    ...explanation,
    ...again,
    details: detailsOf(error.message, failure.kind === 'refused' ? failure.message : '')
  }
}

/** What to pass on to support: a code and the panel's own words, each of which may be missing. */
export function detailsOf(code = '', message = ''): string {
  return plainText([code, message].filter(Boolean).join(': '))
}

function describeRefusal(refusal: Refusal): Explanation {
  const { status } = refusal
  if (isOvertaken(refusal)) return { title: overtakenBy(refusal), remedy: 'errors.changedMeanwhileRemedy' }
  // A redirect, which is not followed: a browser gives it the status 0.
  if (status < 400) return BY_KIND.malformed
  if (status === 423) return awaited('errors.locked', refusal)
  if (status === 429) return awaited('errors.tooManyRequests', refusal)
  if (status === 503) return awaited('errors.busy', refusal)
  if (status >= 500) return awaited('errors.panelFault', refusal, 'errors.panelFaultRemedy')
  return BY_STATUS.get(status) ?? { title: 'errors.refused', remedy: 'errors.refusedRemedy' }
}

function awaited(
  title: MessageKey,
  { retryAfterSeconds: seconds }: Refusal,
  otherwise: MessageKey = 'errors.retryLater'
): Explanation {
  return { title, remedy: seconds === undefined ? otherwise : ['errors.retryAfter', { seconds }] }
}

/** Includes who and when if the panel sends both. */
function overtakenBy(refusal: Refusal): Message {
  const { changed_by: who, changed_at: when } = detailsIn(refusal, CHANGED_MEANWHILE)
  if (who === undefined || when === undefined) return 'errors.changedMeanwhile'
  return ['errors.changedMeanwhile.by', { who: plainText(who, 64), when: plainText(when, 32) }]
}
