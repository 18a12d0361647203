import type { HotspotStatus } from '../../api/hotspot'
import type { MessageKey } from '../../lib/text/message'
import type { Tone } from '../../ui/status/status-badge'

export const STATES: Record<HotspotStatus['state'], { tone: Tone; text: MessageKey }> = {
  off: { tone: 'off', text: 'hotspot.state.off' },
  starting: { tone: 'warn', text: 'hotspot.state.starting' },
  on: { tone: 'ok', text: 'hotspot.state.on' },
  failed: { tone: 'bad', text: 'hotspot.state.failed' }
}

/** `59:07`; hours count as minutes. */
export function minutesAndSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes, rest].map(part => String(part).padStart(2, '0')).join(':')
}
