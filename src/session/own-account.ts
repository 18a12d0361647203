import { readUserInfo } from '../api/account'
import { changeOwnPassword, setUserState } from '../api/own-account'
import { $session, signedInUser } from './session'
import { type User, userFrom } from './user'

function update(change: Partial<User>): void {
  const user = signedInUser()
  if (user) $session.set({ status: 'signed-in', user: { ...user, ...change } })
}

/** Closes the first-time dialog at once; when the panel cannot note it, the dialog comes again at the next sign-in. */
export async function acknowledgeWelcome(): Promise<void> {
  update({ firstTime: false })
  await setUserState(1)
}

export async function changePassword(current: string, next: string): Promise<void> {
  await changeOwnPassword(current, next)
  update({ passwordIsFactory: false, passwordMustChange: false })
}

/** After a change of the own account: menu and guard follow its rights; without an answer they do so at the next page load. */
export async function rereadOwnRights(): Promise<void> {
  try {
    update(userFrom(await readUserInfo()))
  } catch {}
}
