import type { WifiConnection, WifiFailure } from '../../api/wifi'
import type { Message, MessageKey } from '../../lib/text/message'
import { WIFI_STATES } from '../../stores/part-states/wifi'
import type { Tone } from '../../ui/status/status-badge'

interface StateText {
  tone: Tone
  text: MessageKey
  /** Explains the state and what to do. */
  remedy?: MessageKey
}

/** By the panel's names of the radio's states. */
export const STATES: Record<WifiConnection['state'], StateText> = {
  UNKNOWN: { tone: 'plain', text: WIFI_STATES.UNKNOWN, remedy: 'wifi.state.unknown.remedy' },
  CONNECTED: { tone: 'plain', text: WIFI_STATES.CONNECTED },
  CONNECTING: { tone: 'warn', text: WIFI_STATES.CONNECTING, remedy: 'wifi.state.connecting.remedy' },
  DISCONNECTED: { tone: 'plain', text: WIFI_STATES.DISCONNECTED, remedy: 'wifi.state.disconnected.remedy' },
  DISABLED: { tone: 'plain', text: WIFI_STATES.DISABLED, remedy: 'wifi.state.disabled.remedy' },
  PASSWDERR: { tone: 'bad', text: WIFI_STATES.PASSWDERR, remedy: 'wifi.failure.password.remedy' },
  FILEOPENERR: { tone: 'bad', text: WIFI_STATES.FILEOPENERR, remedy: 'wifi.failure.file.remedy' }
}

const HOTSPOT_OPEN: StateText = {
  tone: 'warn',
  text: 'wifi.state.hotspotOpen',
  remedy: 'wifi.state.hotspotOpen.remedy'
}

export const stateText = ({ state, hotspot_open }: WifiConnection) => (hotspot_open ? HOTSPOT_OPEN : STATES[state])

export interface FailureText {
  text: MessageKey
  remedy: MessageKey
}

export const FAILURES: Record<WifiFailure['reason'], FailureText> = {
  password: { text: 'common.term.wifiPasswordError', remedy: 'wifi.failure.password.remedy' },
  file: { text: 'common.term.fileOpenError', remedy: 'wifi.failure.file.remedy' },
  out_of_range: { text: 'wifi.failure.outOfRange', remedy: 'wifi.failure.outOfRange.remedy' },
  country: { text: 'wifi.failure.country', remedy: 'wifi.failure.country.remedy' },
  security: { text: 'wifi.failure.security', remedy: 'wifi.failure.security.remedy' },
  no_address: { text: 'wifi.failure.noAddress', remedy: 'wifi.failure.noAddress.remedy' },
  captive_portal: { text: 'wifi.failure.captivePortal', remedy: 'wifi.failure.captivePortal.remedy' },
  clock_wrong: { text: 'wifi.failure.clockWrong', remedy: 'wifi.failure.clockWrong.remedy' },
  name_mismatch: { text: 'wifi.failure.nameMismatch', remedy: 'wifi.failure.nameMismatch.remedy' }
}

/** Whether the panel has returned to the last good network after a failure, or is about to. */
export function afterFailure({ state, ssid, failure, last_good }: WifiConnection): Message | undefined {
  if (!failure || !ssid || ssid === failure.ssid) {
    return failure && last_good && last_good !== failure.ssid ? ['wifi.willReturn', { ssid: last_good }] : undefined
  }
  if (state === 'CONNECTED') return ['wifi.hasReturned', { ssid }]
  return state === 'CONNECTING' ? ['wifi.isReturning', { ssid }] : undefined
}
