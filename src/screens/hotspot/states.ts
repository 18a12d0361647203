import type { HotspotStatus } from '../../api/hotspot'
import type { MessageKey } from '../../lib/text/message'
import type { StatusText } from '../../ui/status/status-badge'

const STATES: Record<HotspotStatus['state'], StatusText> = {
  waiting: { tone: 'plain', text: 'hotspot.state.waiting' },
  off: { tone: 'plain', text: 'common.term.off' },
  starting: { tone: 'warn', text: 'common.term.starting' },
  on: { tone: 'plain', text: 'common.term.on' },
  failed: { tone: 'bad', text: 'common.term.failed' }
}

export function stateText(status: HotspotStatus): StatusText {
  if (isInPlaceOfWifi(status)) return { tone: 'warn', text: 'hotspot.state.onLost' }
  return status.opens_in_seconds === null ? STATES[status.state] : { tone: 'warn', text: 'hotspot.state.wifiLost' }
}

/** Why Wi-Fi or the hotspot is not in use: both need the radio. */
export function noteFor(status: HotspotStatus): MessageKey | undefined {
  if (isInPlaceOfWifi(status)) return 'hotspot.inPlaceOfWifi'
  return status.use === 'never' && status.mode === 'client' ? 'hotspot.radioInClientMode' : undefined
}

const isInPlaceOfWifi = ({ state, use }: HotspotStatus) => state === 'on' && use === 'wifi_lost'

/** `59:07`; hours count as minutes. */
export function minutesAndSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes, rest].map(part => String(part).padStart(2, '0')).join(':')
}
