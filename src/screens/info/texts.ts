import type { HealthEvent, HealthFinding, SubsystemHealth } from '../../api/health'
import type { Message, MessageKey } from '../../lib/text/message'
import { plainParams } from '../../lib/text/plain-params'
import { FINDING_SEVERITIES } from '../../stores/findings/finding-texts'
import type { StatusText, Tone } from '../../ui/status/status-badge'

export const SUBSYSTEMS: Record<SubsystemHealth['id'], MessageKey> = {
  project: 'common.term.project',
  opcua: 'common.term.opcUaServer',
  codesys: 'menu.codesys',
  easyaccess: 'menu.easyaccess',
  network: 'info.network',
  storage: 'info.storage',
  clock: 'info.clock'
}

export const TONES: Record<SubsystemHealth['state'], Tone> = {
  good: 'plain',
  attention: 'warn',
  fault: 'bad',
  off: 'plain',
  unknown: 'plain'
}

const STATES: Record<SubsystemHealth['code'], MessageKey> = {
  running: 'common.term.running',
  demo: 'common.term.runningDemo',
  stopped: 'common.term.stopped',
  updating: 'common.term.updating',
  no_project: 'info.noProject',
  connected: 'common.term.connected',
  connecting: 'common.term.connecting',
  occupied: 'common.term.occupied',
  disconnected: 'common.term.disconnected',
  not_activated: 'common.term.notActivated',
  ports: 'common.term.ofConnected',
  no_link: 'common.term.noCable',
  wifi_failed: 'info.wifiFailed',
  used: 'info.used',
  set_by_server: 'info.setByServer',
  set_by_hand: 'common.term.setManually',
  wrong: 'info.clockWrong',
  no_answer: 'common.term.unknown'
}

const EVENTS: Record<HealthEvent['code'], MessageKey> = {
  sign_in_refused: 'info.event.signInRefused',
  panel_restarted: 'info.event.panelRestarted',
  project_updated: 'info.event.projectUpdated',
  codesys_started: 'info.event.codesysStarted',
  codesys_stopped: 'info.event.codesysStopped',
  codesys_fault: 'info.event.codesysFault',
  codesys_demo_ended: 'info.event.codesysDemoEnded',
  link_up: 'info.event.linkUp',
  link_down: 'info.event.linkDown',
  clock_set: 'info.event.clockSet',
  alarm: 'info.event.alarm'
}

export const SEVERITIES: Record<HealthFinding['severity'] | HealthEvent['severity'], StatusText> = {
  ...FINDING_SEVERITIES,
  info: { tone: 'plain', text: 'info.note' }
}

export const stateText = ({ code, params }: SubsystemHealth): Message => [STATES[code], plainParams(params)]

export function eventText({ code, params }: HealthEvent): Message {
  if (code === 'sign_in_refused' && !params.username) return 'info.event.signInRefusedUnknown'
  return [EVENTS[code], plainParams(params)]
}

/** How long ago a source that does not respond was last read. */
export function ageText(seconds: number | null): Message {
  if (seconds === null) return 'info.age.never'
  if (seconds < 120) return ['info.age.seconds', { count: seconds }]
  const minutes = Math.floor(seconds / 60)
  if (minutes < 120) return ['info.age.minutes', { count: minutes }]
  return ['info.age.hours', { count: Math.floor(minutes / 60) }]
}
