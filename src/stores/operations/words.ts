import { formatPercent, withUnit } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { joinDetail } from '../../lib/text/join'
import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import type { Call } from './field-words'
import { loadedWords } from './loaded-words'

type T = Translator['t']

const LONGEST_CODE = 60
const LONGEST_FIELD = 60

/** By how the name of a field ends. */
const UNITS = new Map<string, MessageKey>(
  Object.entries({
    days: 'time.span.days',
    minutes: 'time.span.minutes',
    s: 'time.span.seconds',
    seconds: 'time.span.seconds'
  } as const satisfies Record<string, MessageKey>)
)

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

/** Those that are the same in every language. */
const SYMBOLS = new Map([
  ['mb', 'MB'],
  ['ms', 'ms']
])

/** A number with the unit that its field is in. */
export function withFieldUnit(value: number, field: string, t: T): string {
  const ending = field.slice(field.lastIndexOf('_') + 1)
  const unit = UNITS.get(ending)
  if (unit) return t(unit, { count: String(value) })
  if (ending === 'percent') return formatPercent(value)
  const symbol = SYMBOLS.get(ending)
  return symbol ? withUnit(value, symbol) : String(value)
}

/** The label of a field, after that of what it is part of; within an entry also where it is. */
export function fieldText(field: string, call: Call, t: T): string {
  const name = plainText(field, LONGEST_FIELD)
  const label = loadedWords()?.labelOf(field, call)
  if (!label) return name
  // Of fields such as `server1`, which share a label.
  if (!field.includes('.')) return t(label, { number: field.slice(-1) })
  const group = loadedWords()?.groupOf(field)
  if (!group) return joinDetail(t(label), name)
  return [...new Set([group, label])].map(key => t(key)).join(' › ')
}

/** The label of a value that is a code; '' for others. */
export const valueLabel = (value: string, field: string, call: Call, t: T): string =>
  loadedWords()?.valueLabel(value, field, call, t) ?? ''

/** Why an operation was refused or failed, with the code that support asks for. */
export function codeText(code: string, t: T): string {
  const [name, label] = [plainText(code, LONGEST_CODE), CODES.get(code)]
  return label ? joinDetail(t(label), name) : name
}
