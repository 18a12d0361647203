import { fullPath, LOGIN_AFTER_LOG_OUT, withRedirect } from '../../session/paths'
import { logOut } from '../../session/session'
import { leave, navigate } from './navigation'

/** Goes to the login page, with the way back in its `redirect`. */
export function logOutHere(): void {
  leave(() => {
    const here = fullPath()
    logOut()
    navigate(withRedirect(LOGIN_AFTER_LOG_OUT, here))
  })
}
