import { logOut } from '../../session/session'

const LOGIN = '/admin/login'

/** Ends this session; whoever signs in next comes to the address that was refused. @returns where to go. */
export function signInAsAnother(path: string): string {
  logOut()
  return path ? `${LOGIN}?redirect=${encodeURIComponent(path)}` : LOGIN
}
