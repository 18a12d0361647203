import { atom, onSet } from 'nanostores'
import { readUserInfo } from '../api/account'
import { revokeToken, signInWithPassword } from '../api/auth'
import { $unsaved, forgetAllUnsaved } from '../lib/form/unsaved'
import { ApiError } from '../lib/remote/failure'
import { forgetLicence, requestLicence } from './licence'
import { forgetRenewal, rememberRefreshToken } from './renewal'
import { dropToken, readToken, saveToken } from './token'
import { RolesError, type User, userFrom } from './user'

export type Session =
  | { status: 'signed-out'; problem?: 'roles' }
  | { status: 'checking' }
  | { status: 'failed'; error: ApiError }
  | { status: 'signed-in'; user: User }

/** What the page shows after the panel ended the session: a dialog ('asked'), then a bar ('declined'). */
export type EndedSession = 'none' | 'asked' | 'declined'

export const $session = atom<Session>(readToken() ? { status: 'checking' } : { status: 'signed-out' })
export const $endedSession = atom<EndedSession>('none')

export function signedInUser(): User | undefined {
  const session = $session.get()
  return session.status === 'signed-in' ? session.user : undefined
}

/** @throws ApiError, TokenError or RolesError; nobody is signed in then. */
export async function signIn(username: string, password: string, signal?: AbortSignal): Promise<void> {
  const reply = await signInWithPassword(username.trim(), password, signal)
  saveToken(reply.access_token)
  rememberRefreshToken(reply)
  try {
    const user = userFrom(await readUserInfo(signal))
    void requestLicence(user)
    $endedSession.set('none')
    $session.set({ status: 'signed-in', user })
  } catch (error) {
    dropToken()
    throw error
  }
}

/** Reads the user of the stored token after a page load. */
export async function restoreSession(): Promise<void> {
  if (!readToken()) return reset()
  $session.set({ status: 'checking' })
  try {
    const user = userFrom(await readUserInfo())
    if (readToken()) $session.set({ status: 'signed-in', user })
  } catch (error) {
    if (error instanceof RolesError) reset('roles')
    else if (error instanceof ApiError && error.failure.kind === 'session') reset()
    else if (error instanceof ApiError) $session.set({ status: 'failed', error })
    else throw error
  }
}

/** Ends the session here at once, whatever the panel responds to the revocation. */
export function logOut(): void {
  const token = readToken()
  reset()
  if (token) revokeToken(token).catch(() => {})
}

/** The panel no longer accepts the token: opens a dialog where input could be lost, else the login page. */
export function endSession(reason: 'expired' | 'invalid_token'): void {
  if ($session.get().status === 'signed-out' || $endedSession.get() !== 'none') return
  if (reason === 'invalid_token' || $unsaved.get() > 0) $endedSession.set('asked')
  else reset()
}

/** 'Cancel' in the ended-session dialog: the page stays and polling pauses. */
export function stayAfterSessionEnd(): void {
  $endedSession.set('declined')
}

/** 'Re-Login': a page load without a session leads to the login page, and from there back here. */
export function relogin(reload = () => location.reload()): void {
  forgetAllUnsaved()
  reset()
  reload()
}

export function reset(problem?: 'roles'): void {
  dropToken()
  forgetRenewal()
  forgetLicence()
  $endedSession.set('none')
  $session.set({ status: 'signed-out', ...(problem && { problem }) })
}

/** Another tab may have logged out, or somebody else signed in there. */
export async function noticeOtherTabs(): Promise<void> {
  const user = signedInUser()
  if (!user || $endedSession.get() !== 'none') return
  if (!readToken()) return endSession('expired')
  if (tokenSeen === readToken()) return
  tokenSeen = readToken()
  await restoreSession()
}

let tokenSeen = readToken()
onSet($session, () => {
  tokenSeen = readToken()
})
