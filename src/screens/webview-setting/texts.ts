import type { WebViewSettings, WebViewStatus, WebViewViewer } from '../../api/webview'
import type { MessageKey } from '../../lib/text/message'
import type { StatusText } from '../../ui/status/status-badge'

export const STATES: Record<WebViewStatus['state'], StatusText> = {
  off: { tone: 'off', text: 'webviewSetting.state.off' },
  ready: { tone: 'ok', text: 'webviewSetting.state.ready' },
  full: { tone: 'warn', text: 'webviewSetting.state.full' },
  project_stopped: { tone: 'warn', text: 'webviewSetting.state.projectStopped' },
  screen_off: { tone: 'warn', text: 'webviewSetting.state.screenOff' }
}

export const UNAVAILABLE: Record<
  Exclude<WebViewStatus['availability'], 'available'>,
  { title: MessageKey; remedy: MessageKey }
> = {
  not_on_this_model: { title: 'webviewSetting.notOnModel', remedy: 'webviewSetting.notOnModel.remedy' },
  not_licensed: { title: 'webviewSetting.notLicensed', remedy: 'webviewSetting.notLicensed.remedy' },
  not_in_project: { title: 'webviewSetting.notInProject', remedy: 'webviewSetting.notInProject.remedy' }
}

export const VIEWER_STATES: Record<WebViewViewer['state'], StatusText> = {
  opening: { tone: 'info', text: 'webviewSetting.viewer.opening' },
  viewing: { tone: 'ok', text: 'webviewSetting.viewer.viewing' },
  requesting: { tone: 'info', text: 'webviewSetting.viewer.requesting' },
  controlling: { tone: 'warn', text: 'webviewSetting.viewer.controlling' },
  lost: { tone: 'bad', text: 'webviewSetting.viewer.lost' },
  ended: { tone: 'off', text: 'webviewSetting.viewer.ended' }
}

export const GRANTED_BY: Record<WebViewSettings['granted_by'], MessageKey> = {
  controller: 'webviewSetting.grantedBy.controller',
  panel: 'webviewSetting.grantedBy.panel'
}

export const UNANSWERED: Record<WebViewSettings['unanswered'], MessageKey> = {
  grant: 'webviewSetting.unanswered.grant',
  deny: 'webviewSetting.unanswered.deny'
}

export const NETWORK_RULES: Record<WebViewSettings['network_rule'], MessageKey> = {
  any: 'webviewSetting.rule.any',
  allow: 'webviewSetting.rule.allow',
  deny: 'webviewSetting.rule.deny'
}
