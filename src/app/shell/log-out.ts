import { fullPath, LOGIN_AFTER_LOG_OUT, withRedirect } from '../../session/paths'
import { logOut } from '../../session/session'
import { leave, navigate } from './navigation'

/** Goes to the login page, with the current path in `redirect`. */
export function logOutHere(): void {
  leave(() => {
    const here = fullPath()
    logOut()
    navigate(withRedirect(LOGIN_AFTER_LOG_OUT, here))
  })
}
