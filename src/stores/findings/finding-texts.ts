import type { HealthFinding } from '../../api/health'
import type { MiscServiceId } from '../../api/misc'
import type { Translator } from '../../lib/text/i18n'
import type { Message, MessageKey } from '../../lib/text/message'
import { plainParams } from '../../lib/text/plain-params'

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
  codesys_demo: 'common.finding.codesysDemo',
  easyaccess_disconnected: 'common.finding.easyaccessDisconnected',
  restart_needed: 'common.finding.restartNeeded',
  unexpected_restart: 'common.finding.unexpectedRestart',
  factory_password: 'common.finding.defaultPassword',
  factory_level_password: 'common.finding.defaultLevelPassword',
  account_locked: 'common.finding.accountLocked',
  certificate_expires: 'common.finding.certificateExpires',
  certificate_expired: 'common.finding.certificateExpired',
  certificate_uri_mismatch: 'common.finding.certificateUriMismatch',
  opcua_not_started: 'common.finding.opcuaNotStarted',
  licence_ends: 'common.finding.licenceEnds',
  licence_ended: 'common.finding.licenceEnded',
  disk_almost_full: 'common.finding.diskAlmostFull',
  memory_almost_full: 'common.finding.memoryAlmostFull',
  backup_failed: 'common.finding.backupFailed',
  backup_overdue: 'common.finding.backupOverdue',
  backup_target_failed: 'common.finding.backupTargetFailed',
  recipe_backup_failed: 'common.finding.recipeBackupFailed',
  recipe_backup_overdue: 'common.finding.recipeBackupOverdue',
  recipe_backup_target_failed: 'common.finding.recipeBackupTargetFailed',
  data_loss: 'common.finding.dataLoss',
  port_without_link: 'common.finding.portWithoutLink',
  wifi_failed: 'common.finding.wifiFailed',
  clock_wrong: 'common.finding.clockWrong',
  clock_set_by_hand: 'common.finding.clockSetByHand',
  web_certificate_expires: 'common.finding.webCertificateExpires',
  web_certificate_expired: 'common.finding.webCertificateExpired',
  service_crashed: 'common.finding.serviceCrashed',
  service_port_taken: 'common.finding.servicePortTaken',
  service_server_failed: 'common.finding.serviceServerFailed'
}

export const SERVICE_NAMES: Record<MiscServiceId, MessageKey> = {
  ftp: 'common.term.ftpServer',
  vnc: 'common.term.vnc',
  time: 'common.term.timeServer',
  'web-server': 'common.term.webServer',
  discovery: 'common.term.nameService',
  syslog: 'common.term.syslog',
  snmp: 'common.term.snmpAgent'
}

const isService = (id: string): id is MiscServiceId => id in SERVICE_NAMES

export function findingText({ code, params }: HealthFinding, t: Translator['t']): Message {
  const { service, ...texts } = plainParams(params)
  if (service !== undefined) texts.name = isService(service) ? t(SERVICE_NAMES[service]) : service
  return [FINDINGS[code], params.days === undefined ? texts : { ...texts, count: Number(params.days) }]
}
