import type { ApiError } from '../lib/remote/failure'
import { describeFailure } from '../lib/remote/failure-text'
import { complain } from './notices'

/** Shows a failure that no view shows in place. */
export function reportFailure(error: ApiError): void {
  const { title, details } = describeFailure(error)
  complain(title, details)
}
