import type { SessionLink } from '../lib/environment'
import { renew, sessionSignal } from './renewal'
import { $session, endSession, signedInUser } from './session'
import { readToken } from './token'

/** What the client needs of the session for each call. */
export const sessionLink: SessionLink = {
  token: tokenInUse,
  signal: sessionSignal,
  renew,
  username: () => signedInUser()?.username,
  onEnded: endSession
}

/** A token missing under a signed-in page was dropped by another tab. */
function tokenInUse(): string | undefined {
  const token = readToken()
  if (!token && $session.get().status === 'signed-in') endSession()
  return token
}
