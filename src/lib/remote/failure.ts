/** Why a call to the panel brought no usable answer. */
export type Failure =
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }
  | { kind: 'malformed' }
  | { kind: 'session' }
  | Refusal

/** The panel answered, and said no. `fields` maps a field of the request to an error code. */
export interface Refusal {
  kind: 'refused'
  status: number
  code: string
  message: string
  fields: Record<string, string>
  retryAfterSeconds?: number
  details?: unknown
}

export class ApiError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? `refused: ${failure.status} ${failure.code}` : failure.kind)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** The refusal inside an error, when the panel itself said no. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof ApiError && error.failure.kind === 'refused' ? error.failure : undefined
}

/** Anything thrown, as the kind of error that screens know; a fault of our own stays what it is. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
