import { ApiError, isApiError } from './failure'

/** Whatever was thrown while reading or saving, as something a screen can show; a fault of our own is kept as its cause. */
export function asApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown
  return Object.assign(new ApiError({ kind: 'malformed' }), { cause: thrown })
}
