import type { PanelState } from '../state'
import { isBarred } from './networks'

/** Why an account may not see the user screens, which show live values like WebView; undefined if it may. */
export function userScreensRefusal(
  { accounts, specification, webview }: PanelState,
  username: string | undefined,
  address: string
): 403 | 404 | undefined {
  if (!specification.usermode) return 404
  const account = accounts.find(it => it.username === username)
  const isUser = account !== undefined && account.roles.length > 0 && !account.passwordMustChange
  return isUser && webview.settings.enabled && !isBarred(webview.settings, address) ? undefined : 403
}
