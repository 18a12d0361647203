import { fullPath, withRedirect } from '../../session/paths'
import { logOut } from '../../session/session'
import { leave, navigate } from './navigation'

/** Specification section 2: log-out goes to the login page below /admin, with the way back. */
export function logOutHere(): void {
  leave(() => {
    const here = fullPath()
    logOut()
    navigate(withRedirect('/admin/login', here))
  })
}
