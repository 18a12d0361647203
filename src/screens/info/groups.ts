import type { ActiveAlarm, ActiveAlarms } from '../../api/findings'
import type { HealthFinding } from '../../api/health'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { ACTIVE_ALARMS_PATH, alarmSeverity, countsOf } from '../../stores/alarms'
import type { FindingRow } from '../../stores/findings/finding-rows'

/** In the order in which they are shown. */
export const GROUPS = {
  machine: 'common.term.machine',
  panel: 'menu.system',
  network: 'menu.network',
  security: 'common.term.security',
  data: 'menu.data'
} as const satisfies Record<string, MessageKey>

type Group = keyof typeof GROUPS

const GROUP_OF: Record<HealthFinding['code'], Group> = {
  project_stopped: 'machine',
  no_project: 'machine',
  project_updating: 'machine',
  plc_disconnected: 'machine',
  host_disconnected: 'machine',
  codesys_fault: 'machine',
  codesys_demo: 'machine',
  opcua_not_started: 'machine',
  restart_needed: 'panel',
  unexpected_restart: 'panel',
  licence_ends: 'panel',
  licence_ended: 'panel',
  disk_almost_full: 'panel',
  memory_almost_full: 'panel',
  clock_wrong: 'panel',
  clock_set_by_hand: 'panel',
  service_crashed: 'panel',
  service_port_taken: 'panel',
  service_server_failed: 'panel',
  easyaccess_disconnected: 'network',
  port_without_link: 'network',
  wifi_failed: 'network',
  factory_password: 'security',
  factory_level_password: 'security',
  account_locked: 'security',
  certificate_expires: 'security',
  certificate_expired: 'security',
  certificate_uri_mismatch: 'security',
  web_certificate_expires: 'security',
  web_certificate_expired: 'security',
  backup_failed: 'data',
  backup_overdue: 'data',
  backup_target_failed: 'data',
  recipe_backup_failed: 'data',
  recipe_backup_overdue: 'data',
  recipe_backup_target_failed: 'data',
  data_loss: 'data'
}

/** A line of 'What to do'. */
export interface InfoRow extends Omit<FindingRow, 'code'> {
  group: Group
  /** Of the most important one, which is shown in place of the severity. */
  alarm?: Pick<ActiveAlarm, 'priority' | 'acknowledged'>
}

/** Active alarms are a row of the machine. */
export const infoRows = (rows: readonly FindingRow[], alarms: ActiveAlarms | null): InfoRow[] => [
  ...(alarms?.first ? [alarmRow(alarms, alarms.first)] : []),
  ...rows.map(({ code, ...row }) => ({ ...row, group: GROUP_OF[code] }))
]

function alarmRow(alarms: ActiveAlarms, first: ActiveAlarm): InfoRow {
  const count = countsOf(alarms, 'active').reduce((sum, of) => sum + of.count, 0)
  return {
    ...{ id: 'alarms', group: 'machine', acknowledged: false, since: first.triggered_at },
    severity: alarmSeverity(first.priority),
    alarm: first,
    text: ['info.alarms', { count, text: plainText(first.text, 200) || `#${first.number}` }],
    remedy: { path: ACTIVE_ALARMS_PATH, screen: 'menu.eventLog' }
  }
}
