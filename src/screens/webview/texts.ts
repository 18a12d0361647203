import type { RefusalTexts } from '../../api/client/refusal-types'
import type {
  WebViewConnection,
  WebViewControlRefusal,
  WebViewEnd,
  WebViewNotice,
  WebViewRefusal
} from '../../api/webview'
import type { MessageKey } from '../../lib/text/message'
import { MISSING_FEATURE } from '../../stores/missing-feature'
import type { StatusText } from '../../ui/status/status-badge'
import type { Cause } from './model'

export interface Reason {
  title: MessageKey
  remedy: MessageKey
  /** It is removed on the screen of the settings. */
  inSettings?: true
}

export const CAUSES: Record<Cause, Reason> = {
  unsupported: { title: 'webview.unsupported', remedy: 'webview.unsupported.remedy' },
  ...MISSING_FEATURE,
  off: { title: 'webview.off', remedy: 'webview.off.remedy', inSettings: true },
  full: { title: 'webview.full', remedy: 'webview.full.remedy', inSettings: true },
  project_stopped: { title: 'webview.projectStopped', remedy: 'webview.projectStopped.remedy' },
  screen_off: { title: 'webview.screenOff', remedy: 'webview.screenOff.remedy' },
  address_barred: { title: 'webview.barred', remedy: 'webview.barred.remedy', inSettings: true }
}

export const REFUSALS: RefusalTexts<WebViewRefusal> = {
  wrong_user: 'webview.wrongUser',
  webview_off: 'webview.off',
  webview_full: 'webview.full',
  project_stopped: 'webview.projectStopped',
  screen_off: 'webview.screenOff',
  address_barred: 'webview.barred',
  not_on_this_model: 'common.missing.model',
  not_licensed: 'common.missing.licence',
  not_in_project: 'common.missing.project'
}

export const CONTROL_REFUSALS: RefusalTexts<WebViewControlRefusal> = {
  connection_ended: 'webview.ended',
  view_only: 'webview.viewOnly',
  request_pending: 'webview.requestPending',
  safety_not_confirmed: 'webview.safety.missing',
  screen_not_connected: 'webview.notShown',
  request_gone: 'webview.requestGone',
  not_controller: 'webview.notController'
}

export const ENDS: Record<WebViewEnd, Reason> = {
  closed: { title: 'webview.end.closed', remedy: 'webview.end.again' },
  disconnected: { title: 'webview.end.disconnected', remedy: 'webview.end.askFirst' },
  idle: { title: 'webview.end.idle', remedy: 'webview.end.again' },
  lost: { title: 'webview.end.lost', remedy: 'webview.end.lost.remedy' },
  turned_off: { title: 'webview.off', remedy: 'webview.off.remedy', inSettings: true },
  user_changed: { title: 'webview.end.userChanged', remedy: 'webview.end.userChanged.remedy' },
  address_barred: { title: 'webview.barred', remedy: 'webview.barred.remedy', inSettings: true },
  project_stopped: { title: 'webview.projectStopped', remedy: 'webview.projectStopped.remedy' },
  screen_off: { title: 'webview.screenOff', remedy: 'webview.screenOff.remedy' },
  logged_out: { title: 'webview.end.loggedOut', remedy: 'webview.end.again' }
}

/** That control was granted is the state of the connection. */
export const NOTICES: Record<Exclude<WebViewNotice, 'granted'>, { tone: 'warn' | 'info'; text: MessageKey }> = {
  denied_by_controller: { tone: 'warn', text: 'webview.notice.deniedByController' },
  denied_by_panel: { tone: 'warn', text: 'webview.notice.deniedByPanel' },
  not_answered: { tone: 'warn', text: 'webview.notice.notAnswered' },
  handed_over: { tone: 'info', text: 'webview.notice.handedOver' },
  taken_over: { tone: 'warn', text: 'webview.notice.takenOver' },
  taken_back: { tone: 'warn', text: 'webview.notice.takenBack' },
  idle: { tone: 'info', text: 'webview.notice.idle' },
  connection_lost: { tone: 'warn', text: 'webview.notice.connectionLost' }
}

export const STATES: Record<Exclude<WebViewConnection['state'], 'ended'>, StatusText> = {
  opening: { tone: 'info', text: 'common.term.connecting' },
  viewing: { tone: 'info', text: 'webview.state.viewing' },
  requesting: { tone: 'info', text: 'webview.state.requesting' },
  controlling: { tone: 'warn', text: 'webview.state.controlling' },
  lost: { tone: 'bad', text: 'common.term.connectionLost' }
}
