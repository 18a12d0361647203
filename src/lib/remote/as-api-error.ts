import { ApiError, isApiError } from './failure'

/** Anything thrown while reading or saving, as an error that a screen can show; a programming error is kept as its cause. */
export function asApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown
  return Object.assign(new ApiError({ kind: 'malformed' }), { cause: thrown })
}
