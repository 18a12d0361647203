import { logOut } from '../stores/session'
import { leave, navigate } from './navigation'
import { fullPath, withRedirect } from './paths'

/** Specification section 2: log-out goes to the login page below /admin, with the way back. */
export function logOutHere(): void {
  leave(() => {
    const here = fullPath()
    logOut()
    navigate(withRedirect('/admin/login', here))
  })
}
