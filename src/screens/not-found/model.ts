import { LOGIN_AFTER_LOG_OUT, withRedirect } from '../../session/paths'
import { logOut } from '../../session/session'

/** Ends this session; whoever signs in next comes to the address that was refused. @returns where to go. */
export function signInAsAnother(path: string): string {
  logOut()
  return path ? withRedirect(LOGIN_AFTER_LOG_OUT, path) : LOGIN_AFTER_LOG_OUT
}
