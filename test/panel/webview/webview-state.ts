import type { Schemas } from '../../../src/api/generated/schema'

type Shown = Schemas['WebViewSettings']

/** As the panel keeps them, with the passwords. */
export interface WebViewSettings extends Omit<Shown, 'control_password_set' | 'view_password_set'> {
  control_password: string
  view_password: string
}

export interface WebViewSlice {
  webview: {
    settings: WebViewSettings
    /** Whether the model of the panel has WebView. */
    onThisModel: boolean
    licensed: boolean
    /** Whether the project permits it. */
    inProject: boolean
  }
}
