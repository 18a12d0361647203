import type { Services, StateOf } from '../state'
import { createWebView, type WebView } from './webview'
import { webViewSeed } from './webview-seed'

export { webViewHandlers as handlers } from './webview-handlers'

export const seeds = { webViewSeed }

export const services = {
  webview({ clock, state, sessions, socketChecks, power, network, events, operations }: Services) {
    return createWebView({ clock, state, sessions, sockets: socketChecks, power, network, events, operations })
  }
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    webview: WebView
  }
}
