import { readUserInfo } from '../api/account'
import { changeOwnPassword, setUserState } from '../api/own-account'
import { $session, signedInUser } from './session'
import { type User, userFrom } from './user'

function update(change: Partial<User>): void {
  const user = signedInUser()
  if (user) $session.set({ status: 'signed-in', user: { ...user, ...change } })
}

/** Closes the first-time dialog at once; when the panel cannot record it, the dialog opens again at the next sign-in. */
export async function acknowledgeWelcome(): Promise<void> {
  update({ firstTime: false })
  await setUserState(1)
}

export async function changePassword(current: string, next: string): Promise<void> {
  await changeOwnPassword(current, next)
  update({ passwordIsFactory: false, passwordIsInitial: false, passwordMustChange: false })
}

/** Updates menu and guard after the user changed their own account; without a response that happens at the next page load. */
export async function rereadOwnRights(): Promise<void> {
  try {
    update(userFrom(await readUserInfo()))
  } catch {}
}
