import type { Translator } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import { withUnit } from '../../lib/text/measures'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'

type T = Translator['t']

const LONGEST_CODE = 60
const LONGEST_FIELD = 60

/** Labels that several screens share. Those of one screen are loaded with it, so that its fields keep the panel's names. */
const FIELDS = new Map<string, MessageKey>([
  ['address', 'common.term.address'],
  ['allowed_networks', 'common.term.allowedNetworks'],
  ['autostart', 'common.term.autostart'],
  ['control_password', 'common.term.controlPassword'],
  ['dns1', 'common.term.dnsServer1'],
  ['dns2', 'common.term.dnsServer2'],
  ['folder', 'common.term.folder'],
  ['format', 'common.term.format'],
  ['gateway', 'common.term.gateway'],
  ['host', 'common.term.host'],
  ['hostname', 'common.term.hostname'],
  ['mask', 'common.term.subnetMask'],
  ['mode', 'common.term.mode'],
  ['name', 'common.term.name'],
  ['password', 'common.term.password'],
  ['port', 'common.term.port'],
  ['retries', 'common.term.retries'],
  ['schedule', 'common.term.schedule'],
  ['ssid', 'common.term.ssid'],
  ['tcp_port', 'common.term.tcpPort'],
  ['timeout', 'common.term.timeout'],
  ['username', 'common.term.username'],
  ['valid_until', 'common.term.validUntil'],
  ['value', 'common.term.value'],
  ['view_password', 'common.term.viewOnlyPassword']
])

/** Labels of values that are codes, by field. A code that is unknown here has the text ''. */
const VALUES = new Map<string, (code: string, t: T) => string>([
  ['kind', (code, t) => t(`common.target.kind.${code as 'usb'}`)],
  ['priority', (code, t) => t(`common.priority.${code as 'low'}`)],
  ['schedule', (code, t) => (code === 'none' ? t('common.term.none') : t(`common.schedule.on.${code as 'daily'}`))],
  ['when_full', (code, t) => t(`operationLog.policy.${code as 'stop'}`)]
])

/** Ends the name of a field whose value has a unit. */
const UNIT = /_(seconds|s|ms)$/

const CODES = new Map<string, MessageKey>([
  ['already_exists', 'errors.alreadyExists'],
  ['busy', 'common.job.busy'],
  ['changed_meanwhile', 'errors.changedMeanwhile'],
  ['class_missing', 'common.term.accessDenied'],
  ['forbidden', 'common.term.accessDenied'],
  ['https_required', 'errors.httpsRequired'],
  ['internal_error', 'errors.panelFault'],
  ['no_project', 'common.term.noProject'],
  ['not_activated', 'common.term.notActivated'],
  ['not_found', 'errors.notFound'],
  ['out_of_range', 'errors.invalidValue'],
  ['plc_disconnected', 'common.term.noResponse'],
  ['port_conflict', 'common.term.portConflict'],
  ['too_many_failures', 'errors.tooManyRequests'],
  ['validation_failed', 'errors.invalidValue'],
  ['wrong_password', 'errors.wrongPassword'],
  ['wrong_version', 'errors.changedMeanwhile']
])

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
