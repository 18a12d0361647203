/** Why a call to the panel returned no usable response. */
export type Failure =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }
  | { kind: 'malformed' }
  /** The panel may have done what was requested; its response is incomplete or was not awaited. */
  | { kind: 'unconfirmed' }
  | { kind: 'session' }
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

/** Distinguishes failed calls from programming errors. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
