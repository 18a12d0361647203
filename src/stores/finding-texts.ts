import type { HealthFinding } from '../api/health'
import type { Message, MessageKey } from '../lib/text/message'
import { plainParams } from '../lib/text/plain-params'

/** As a status is shown. */
export const FINDING_SEVERITIES = {
  fault: { tone: 'bad', text: 'common.term.fault' },
  attention: { tone: 'warn', text: 'common.term.attention' },
  hint: { tone: 'info', text: 'common.term.hint' }
} as const satisfies Record<HealthFinding['severity'], { tone: string; text: MessageKey }>

const FINDINGS: Record<HealthFinding['code'], MessageKey> = {
  project_stopped: 'common.finding.projectStopped',
  no_project: 'common.term.noProject',
  project_updating: 'common.finding.projectUpdating',
  plc_disconnected: 'common.finding.plcDisconnected',
  host_disconnected: 'common.finding.hostDisconnected',
  codesys_fault: 'common.finding.codesysFault',
  restart_needed: 'common.finding.restartNeeded',
  factory_password: 'common.finding.defaultPassword',
  factory_level_password: 'common.finding.defaultLevelPassword',
  account_locked: 'common.finding.accountLocked',
  certificate_expires: 'common.finding.certificateExpires',
  certificate_expired: 'common.finding.certificateExpired',
  certificate_uri_mismatch: 'common.finding.certificateUriMismatch',
  opcua_not_started: 'common.finding.opcuaNotStarted',
  licence_ends: 'common.finding.licenceEnds',
  disk_almost_full: 'common.finding.diskAlmostFull',
  memory_almost_full: 'common.finding.memoryAlmostFull',
  backup_failed: 'common.finding.backupFailed',
  backup_overdue: 'common.finding.backupOverdue',
  data_loss: 'common.finding.dataLoss',
  port_without_link: 'common.finding.portWithoutLink',
  wifi_failed: 'common.finding.wifiFailed',
  clock_wrong: 'common.finding.clockWrong',
  clock_set_by_hand: 'common.finding.clockSetByHand'
}

export function findingText({ code, params }: HealthFinding): Message {
  const texts = plainParams(params)
  return [FINDINGS[code], params.days === undefined ? texts : { ...texts, count: Number(params.days) }]
}
