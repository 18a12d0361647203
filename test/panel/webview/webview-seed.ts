import type { Seed } from '../state'
import type { WebViewSettings, WebViewSlice } from './webview-state'

const settings: WebViewSettings = {
  enabled: false,
  control_username: '',
  control_password: '',
  view_username: '',
  view_password: '',
  max_connections: 4,
  idle_timeout_minutes: 15,
  granted_by: 'controller',
  answer_seconds: 30,
  unanswered: 'deny',
  hand_back_seconds: 60,
  local_priority: true,
  safety_question: true,
  network_rule: 'any',
  networks: []
}

const users = {
  control_username: 'operator',
  control_password: 'control-3152',
  view_username: 'viewer',
  view_password: 'viewer-3152'
}

const slice = (change: Partial<WebViewSettings>): WebViewSlice => ({
  webview: {
    settings: { ...settings, networks: [], ...change },
    onThisModel: true,
    licensed: true,
    inProject: true
  }
})

export const webViewSeed: Seed<WebViewSlice> = {
  factoryNew: () => slice({}),
  runningPlant: () => slice({ enabled: true, ...users })
}
