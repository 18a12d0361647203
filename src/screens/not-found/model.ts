import { LOGIN_AFTER_LOG_OUT, withRedirect } from '../../session/paths'
import { logOut } from '../../session/session'

/** Ends the session. @returns the login path, which leads the next user to the path that was denied. */
export function signInAsAnother(path: string): string {
  logOut()
  return path ? withRedirect(LOGIN_AFTER_LOG_OUT, path) : LOGIN_AFTER_LOG_OUT
}
