/** Why a call to the panel returned no usable response. */
export type Failure =
  | { kind: 'unreachable' }
  /** What was only read can be read again. */
  | { kind: 'timeout'; read?: boolean }
  | { kind: 'cancelled' }
  | { kind: 'malformed' }
  /** The panel may have done what was requested; its response is incomplete or was not awaited. */
  | { kind: 'unconfirmed' }
  /** The token is neither accepted nor renewed; `reason` where the panel has ended the session itself. */
  | { kind: 'session'; reason?: 'invalid_token' }
  | Refusal

/** The panel refused the request. `fields` maps a field of the request to an error code. */
export interface Refusal {
  kind: 'refused'
  status: number
  code: string
  message: string
  fields: Record<string, string>
  retryAfterSeconds?: number
  /** `detailsIn` validates them by the code. */
  details?: unknown
}

export class ApiError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `${failure.status} ${failure.code}` : failure.kind)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** The panel's refusal, if that is what the error is. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof ApiError && error.failure.kind === 'refused' ? error.failure : undefined
}

/** Whether the panel has no such thing: one that was deleted, or a call that older firmware does not provide. */
export function isNotFound(error: unknown): boolean {
  return refusalOf(error)?.status === 404
}

/** Distinguishes failed calls from programming errors. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
