import { readSecsLicence } from '../api/licence'
import { ApiError, type Failure } from '../lib/remote/failure'
import { readUntilAnswered } from '../lib/remote/read-until-answered'
import { $secsLicence, recallLicence, rememberLicence } from './licence'
import { presentScreen } from './missing-screens'
import { $session, signedInUser } from './session'

/**
 * Requests the licence once the user has the permission, unless it is known since the sign-in: by its name the call
 * may reset something. @returns a function that stops it.
 */
export function requestLicence(): () => void {
  let stop: (() => void) | undefined
  const unsubscribe = $session.subscribe(() => {
    if (stop || !presentScreen('secs-gem') || !signedInUser()?.roles.includes('secs-gem')) return
    const known = $secsLicence.get() ?? recallLicence()
    $secsLicence.set(known)
    if (known !== undefined) return
    stop = readUntilAnswered(async signal => {
      rememberLicence(await readSecsLicence(signal).catch(falseIfAnswered))
    })
  })
  return () => {
    unsubscribe()
    stop?.()
  }
}

/** Only a true boolean counts, and what was answered is not requested again. */
function falseIfAnswered(error: unknown): boolean {
  if (error instanceof ApiError && isAnswer(error.failure)) return false
  throw error
}

const isAnswer = (failure: Failure) =>
  failure.kind === 'malformed' || (failure.kind === 'refused' && failure.status < 500)
