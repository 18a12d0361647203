import type { Translator } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import { withUnit } from '../../lib/text/measures'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'

type T = Translator['t']

const LONGEST_CODE = 60
const LONGEST_FIELD = 60

/** Labels that several screens share. Those of one screen are loaded with it, so that its fields keep the panel's names. */
const FIELDS = new Map<string, MessageKey>(
  Object.entries({
    access: 'common.term.access',
    address: 'common.term.address',
    allowed_networks: 'common.term.allowedNetworks',
    autostart: 'common.term.autostart',
    channel: 'common.term.channel',
    control_password: 'common.term.controlPassword',
    current: 'common.term.currentPassword',
    data_type: 'common.term.dataType',
    decimal: 'common.csv.decimal',
    dns1: 'common.term.dnsServer1',
    dns2: 'common.term.dnsServer2',
    email_to: 'common.term.recipient',
    folder: 'common.term.folder',
    format: 'common.term.format',
    gateway: 'common.term.gateway',
    host: 'common.term.host',
    host_names: 'common.certificate.hostNames',
    hostname: 'common.term.hostname',
    key: 'common.term.privateKey',
    key_password: 'common.term.keyPassword',
    mask: 'common.term.subnetMask',
    mode: 'common.term.mode',
    name: 'common.term.name',
    network_rule: 'common.term.allowedNetworks',
    organization: 'common.certificate.organization',
    organization_unit: 'common.certificate.unit',
    partner_account: 'common.term.account',
    password: 'common.term.password',
    port: 'common.term.port',
    reason: 'common.term.reason',
    retries: 'common.term.retries',
    schedule: 'common.term.schedule',
    security: 'common.term.security',
    separator: 'common.csv.separator',
    server_name: 'common.term.serverName',
    ssid: 'common.term.ssid',
    start_with_panel: 'common.term.autostart',
    tcp_port: 'common.term.tcpPort',
    timeout: 'common.term.timeout',
    unit: 'common.term.unit',
    url: 'common.term.address',
    username: 'common.term.username',
    valid_until: 'common.term.validUntil',
    value: 'common.term.value',
    version: 'common.term.version',
    view_password: 'common.term.viewOnlyPassword',
    weekday: 'common.term.day'
  } as const satisfies Record<string, MessageKey>)
)

/** Labels of values that are codes, by field. A code that is unknown here has the text ''. */
const VALUES = new Map<string, (code: string, t: T) => string>([
  ['kind', (code, t) => t(`common.target.kind.${code as 'usb'}`)],
  ['priority', (code, t) => t(`common.priority.${code as 'low'}`)],
  ['schedule', (code, t) => (code === 'none' ? t('common.term.none') : t(`common.schedule.on.${code as 'daily'}`))],
  ['when_full', (code, t) => t(`operationLog.policy.${code as 'stop'}`)]
])

/** Ends the name of a field whose value has a unit. */
const UNIT = /_(seconds|s|ms)$/

const CODES = new Map<string, MessageKey>(
  Object.entries({
    already_exists: 'errors.alreadyExists',
    busy: 'common.job.busy',
    changed_meanwhile: 'errors.changedMeanwhile',
    class_missing: 'common.term.accessDenied',
    forbidden: 'common.term.accessDenied',
    https_required: 'errors.httpsRequired',
    internal_error: 'errors.panelFault',
    name_not_resolved: 'common.term.unresolved',
    no_project: 'common.term.noProject',
    not_activated: 'common.term.notActivated',
    not_found: 'errors.notFound',
    not_in_project: 'common.missing.project',
    not_licensed: 'common.missing.licence',
    not_on_this_model: 'common.missing.model',
    opcua_unavailable: 'common.term.opcuaUnavailable',
    out_of_range: 'errors.invalidValue',
    plc_disconnected: 'common.term.noResponse',
    port_conflict: 'common.term.portConflict',
    target_certificate: 'common.term.untrustedServer',
    too_many_failures: 'errors.tooManyRequests',
    unavailable: 'errors.busy',
    validation_failed: 'errors.invalidValue',
    wrong_password: 'errors.wrongPassword',
    wrong_version: 'errors.changedMeanwhile'
  } as const satisfies Record<string, MessageKey>)
)

/** A value with the unit that its field is in. */
export function withFieldUnit(text: string, field: string, t: T): string {
  const [, unit] = UNIT.exec(field) ?? []
  if (!unit) return text
  return unit === 'ms' ? withUnit(text, unit) : t('common.term.seconds', { seconds: text })
}

/** The label of a field; within an entry also where it is. */
export function fieldText(field: string, t: T): string {
  const name = plainText(field, LONGEST_FIELD)
  const label = FIELDS.get(lastPart(field).replace(UNIT, ''))
  if (!label) return name
  return field.includes('.') ? joinDetail(t(label), name) : t(label)
}

/** The label of a value that is a code; '' for others. */
export const valueLabel = (value: string, field: string, t: T): string =>
  VALUES.get(lastPart(field).replace('event_', ''))?.(value, t) ?? ''

/** Of the path of a field. */
const lastPart = (field: string) => field.slice(field.lastIndexOf('.') + 1)

/** Why an operation was refused or failed, with the code that support asks for. */
export function codeText(code: string, t: T): string {
  const [name, label] = [plainText(code, LONGEST_CODE), CODES.get(code)]
  return label ? joinDetail(t(label), name) : name
}
