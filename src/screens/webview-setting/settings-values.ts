import type { WebViewSettings, WebViewSettingsUpdate } from '../../api/webview'
import { networksIn } from '../../lib/network/networks'

type Numbers = 'max_connections' | 'idle_timeout_minutes' | 'answer_seconds' | 'hand_back_seconds'
type Kept = Omit<WebViewSettings, Numbers | 'networks' | 'control_password_set' | 'view_password_set'>

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface SettingsValues extends Kept, Record<Numbers, string> {
  control_password: string
  view_password: string
  /** In one line, separated by commas. */
  networks: string
}

export function valuesOf(settings: WebViewSettings): SettingsValues {
  const { control_password_set: _, view_password_set: __, networks, ...rest } = settings
  return {
    ...rest,
    control_password: '',
    view_password: '',
    max_connections: String(rest.max_connections),
    idle_timeout_minutes: String(rest.idle_timeout_minutes),
    answer_seconds: String(rest.answer_seconds),
    hand_back_seconds: String(rest.hand_back_seconds),
    networks: networks.join(', ')
  }
}

/** A password that was not typed stays as it is. */
export function updateOf(values: SettingsValues): WebViewSettingsUpdate {
  const { control_password, view_password, networks, ...rest } = values
  return {
    ...rest,
    max_connections: Number(rest.max_connections),
    idle_timeout_minutes: Number(rest.idle_timeout_minutes),
    answer_seconds: Number(rest.answer_seconds),
    hand_back_seconds: Number(rest.hand_back_seconds),
    networks: networksIn(networks),
    ...(control_password && rest.control_username && { control_password }),
    ...(view_password && rest.view_username && { view_password })
  }
}
