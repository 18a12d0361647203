import type { WebViewSettings, WebViewStatus, WebViewViewer } from '../../api/webview'
import type { MessageKey } from '../../lib/text/message'
import type { StatusText } from '../../ui/status/status-badge'

export const STATES: Record<WebViewStatus['state'], StatusText> = {
  off: { tone: 'plain', text: 'common.term.disabled' },
  ready: { tone: 'plain', text: 'webviewSetting.state.ready' },
  full: { tone: 'warn', text: 'webviewSetting.state.full' },
  project_stopped: { tone: 'warn', text: 'webviewSetting.state.projectStopped' },
  screen_off: { tone: 'warn', text: 'webviewSetting.state.screenOff' }
}

export const VIEWER_STATES: Record<WebViewViewer['state'], StatusText> = {
  opening: { tone: 'info', text: 'common.term.connecting' },
  viewing: { tone: 'info', text: 'common.term.viewing' },
  requesting: { tone: 'info', text: 'webviewSetting.viewer.requesting' },
  controlling: { tone: 'warn', text: 'webviewSetting.viewer.controlling' },
  lost: { tone: 'bad', text: 'common.term.connectionLost' },
  ended: { tone: 'plain', text: 'common.term.ended' }
}

export const GRANTED_BY: Record<WebViewSettings['granted_by'], MessageKey> = {
  controller: 'webviewSetting.grantedBy.controller',
  panel: 'webviewSetting.grantedBy.panel'
}

export const UNANSWERED: Record<WebViewSettings['unanswered'], MessageKey> = {
  deny: 'webviewSetting.unanswered.deny',
  grant: 'webviewSetting.unanswered.grant'
}

export const NETWORK_RULES: Record<WebViewSettings['network_rule'], MessageKey> = {
  any: 'webviewSetting.rule.any',
  allow: 'webviewSetting.rule.allow',
  deny: 'webviewSetting.rule.deny'
}
