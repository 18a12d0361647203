import { asApiError } from './as-api-error'
import { ApiError } from './failure'

/**
 * Reads what was saved. Without a response the one to the save counts; one that cannot be read leaves open
 * whether the save was done. @throws ApiError of kind 'unconfirmed'
 */
export async function readBack<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (thrown) {
    if (asApiError(thrown).failure.kind === 'malformed') throw new ApiError({ kind: 'unconfirmed' })
    return undefined
  }
}
