import { readUserInfo } from '../api/account'
import { changeOwnPassword, setUserState } from '../api/own-account'
import { forget, remember } from '../lib/browser/storage'
import { initialPasswordKey } from './initial-password'
import { $session, signedInUser } from './session'
import { type User, userFrom } from './user'

function update(change: Partial<User>): void {
  const user = signedInUser()
  if (user) $session.set({ status: 'signed-in', user: { ...user, ...change } })
}

/**
 * Closes the first-time dialog at once; when the panel cannot record it, the dialog opens again at the next sign-in. From then
 * on the panel reports the first sign-in no more, and this browser remembers that its password was not changed.
 */
export async function acknowledgeWelcome(): Promise<void> {
  const user = signedInUser()
  if (user?.passwordIsInitial) remember(initialPasswordKey(user), '1')
  update({ firstTime: false })
  await setUserState(1)
}

export async function changePassword(current: string, next: string): Promise<void> {
  await changeOwnPassword(current, next)
  const user = signedInUser()
  if (user) forget(initialPasswordKey(user))
  update({ passwordIsFactory: false, passwordIsInitial: false, passwordMustChange: false })
}

/** Updates menu and guard after the user changed their own account; without a response that happens at the next page load. */
export async function rereadOwnRights(): Promise<void> {
  try {
    update(userFrom(await readUserInfo()))
  } catch {}
}
