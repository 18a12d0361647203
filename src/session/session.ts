import { atom } from 'nanostores'
import { readUserInfo } from '../api/account'
import { revokeToken, signInWithPassword } from '../api/auth'
import { $unsaved } from '../lib/form/unsaved'
import { ApiError } from '../lib/remote/failure'
import { withPurpose } from '../lib/remote/purpose'
import type { ActionName } from './generated/actions'
import { forgetLicence } from './licence'
import { cancelAwaited, isRenewing, rememberRefreshToken, sessionSignal } from './renewal'
import { dropToken, readToken, saveToken } from './token'
import { mayDo, RolesError, type User, userFrom } from './user'

export type Session =
  | { status: 'signed-out'; problem?: 'roles' | 'ended' }
  | { status: 'checking' }
  | { status: 'failed'; error: ApiError }
  | { status: 'signed-in'; user: User }

/** What the page shows after the panel ended the session: a dialog ('asked'), then a bar ('declined'). */
export type EndedSession = 'none' | 'asked' | 'declined'

export const $session = atom<Session>(readToken() ? { status: 'checking' } : { status: 'signed-out' })
export const $endedSession = atom<EndedSession>('none')

/** The newest reading of the user; a later token may be somebody else's. */
let userRead: { token: string } | undefined

export function signedInUser(): User | undefined {
  const session = $session.get()
  return session.status === 'signed-in' ? session.user : undefined
}

/** The panel decides as long as the user is not known. */
export function userMay(action: ActionName): boolean {
  const user = signedInUser()
  return user === undefined || mayDo(user, action)
}

/** @throws ApiError, TokenError or RolesError; nobody is logged in then. */
export async function signIn(username: string, password: string, signal?: AbortSignal): Promise<void> {
  const reply = await signInWithPassword(username.trim(), password, signal)
  saveToken(reply.access_token)
  rememberRefreshToken(reply)
  try {
    const user = userFrom(await readUserInfo(signal))
    forgetLicence()
    $endedSession.set('none')
    userRead = { token: reply.access_token }
    $session.set({ status: 'signed-in', user })
  } catch (error) {
    dropToken()
    throw error
  }
}

/**
 * Reads the user of the stored token. Called again while that is under way, it sends another request, and the first response
 * counts. The page of a signed-in user stays, unless the token is another user's; so does that of a failed start, `quietly`.
 */
export async function restoreSession(quietly = false): Promise<void> {
  const token = readToken()
  if (!token) return reset()
  const page = signedInUser()
  if (!page) {
    if (!quietly) $session.set({ status: 'checking' })
    if (isRenewing()) {
      userRead = undefined
      cancelAwaited()
    }
  }
  const reading = userRead?.token === token ? userRead : { token }
  userRead = reading
  try {
    const user = userFrom(await readUserInfo(page || quietly ? withPurpose('poll') : sessionSignal()))
    if (userRead === reading && user.username !== signedInUser()?.username) $session.set({ status: 'signed-in', user })
  } catch (error) {
    if (userRead !== reading) return
    if (page) userRead = undefined
    if (error instanceof RolesError) reset('roles')
    else if (!(error instanceof ApiError)) throw error
    else if (signedInUser()) return
    else if (error.failure.kind === 'session') reset('ended')
    else $session.set({ status: 'failed', error })
  }
}

/** Ends the session here at once, whatever the panel responds to the revocation. */
export function logOut(): void {
  const token = readToken()
  reset()
  if (token) revokeToken(token).catch(() => {})
}

/** The panel no longer accepts the token: opens a dialog where it has ended the session or input could be lost, else the login page. */
export function endSession(reason?: 'invalid_token'): void {
  if ($session.get().status === 'signed-out' || $endedSession.get() !== 'none') return
  if (reason || $unsaved.get() > 0) $endedSession.set('asked')
  else reset('ended')
}

/** 'Cancel' in the ended-session dialog: the page stays and polling pauses. */
export function stayAfterSessionEnd(): void {
  $endedSession.set('declined')
}

/** `problem`: what the login page says of it. */
export function reset(problem?: 'roles' | 'ended'): void {
  dropToken()
  userRead = undefined
  cancelAwaited()
  forgetLicence()
  $endedSession.set('none')
  $session.set({ status: 'signed-out', ...(problem && { problem }) })
}

/** Another tab may have logged out, or somebody else logged in there. */
export async function noticeOtherTabs(): Promise<void> {
  const token = readToken()
  if (!signedInUser() || $endedSession.get() !== 'none') return
  if (!token) endSession()
  else if (token !== userRead?.token) await restoreSession()
}
