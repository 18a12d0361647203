import { readSecsLicence } from '../api/licence'
import { ApiError } from '../lib/remote/failure'
import { readUntilAnswered } from '../lib/remote/read-until-answered'
import { $secsLicence, recallLicence, rememberLicence } from './licence'
import { signedInUser } from './session'

/** Requests the licence unless it is known since the sign-in: by its name the call may reset something. @returns a function that stops it. */
export function requestLicence(): () => void {
  const user = signedInUser()
  const known = $secsLicence.get() ?? recallLicence()
  $secsLicence.set(known)
  if (known !== undefined || !user?.roles.includes('secs-gem')) return () => {}
  return readUntilAnswered(async signal => {
    rememberLicence(await readSecsLicence(signal).catch(falseIfMalformed))
  })
}

/** Only a true boolean counts, and what was answered is not requested again. */
function falseIfMalformed(error: unknown): boolean {
  if (error instanceof ApiError && error.failure.kind === 'malformed') return false
  throw error
}
