import type { OperationChange, OperationGap, OperationRecord } from '../../api/operation-log'
import { formatNumber } from '../../lib/text/format'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { parseDeviceTime, showDeviceTime } from '../../lib/text/time-text'
import { TAGS } from '../../session/generated/tags'
import type { Call } from './field-words'
import { fieldText, valueLabel, withFieldUnit } from './words'

type T = Translator['t']
type Value = OperationChange['next']

const LONGEST_VALUE = 60
/** Of a change in two lines of a list, which must not end before the new value. */
const LONGEST_IN_LIST = { previous: 16, next: 24 }

export function screenText({ place, screen }: OperationRecord, t: T): string {
  const title = place === 'console' ? TAGS.get(screen) : undefined
  return title ? t(title) : plainText(screen, LONGEST_VALUE)
}

export function userText({ username, function: name }: OperationRecord, t: T): string {
  if (username) return plainText(username, LONGEST_VALUE)
  return t(/^(Job|Schedule) /.test(name) ? 'common.term.schedule' : 'operationLog.nobody')
}

export function roleText({ place, role }: OperationRecord, t: T): string {
  // A role that is unknown here has no text.
  const title = place === 'console' && t(`operationLog.role.${role as 'user'}`)
  if (title) return title
  return role && t('operationLog.classes', { classes: plainText(role, LONGEST_VALUE) })
}

export function placeText({ place, address }: OperationRecord, t: T): string {
  const name = t(`operationLog.place.${place}`)
  return address ? t('operationLog.placeAt', { place: name, address: plainText(address, LONGEST_VALUE) }) : name
}

/** The previous and the new value in one line, after the label of the field; that of the only one is the object. */
export function changeText(
  { field, previous, next, secret }: OperationChange,
  call: Call,
  t: T,
  longest = { previous: LONGEST_VALUE, next: LONGEST_VALUE }
): string {
  const values = {
    previous: codedText(previous, field, call, t, longest.previous),
    next: valueText(next, field, call, t, longest.next)
  }
  const change = secret ? t('operationLog.secret') : t('operationLog.fromTo', values)
  return field === 'value' ? change : t('common.labelled', { label: fieldText(field, call, t), value: change })
}

/** Says nothing to a reader. */
const SILENT_FIELD = /(^|\.)(id|seconds_left)$/

/** The changes of a record that say something to a reader, and how many there are. */
export function shownChanges({ changes, change_count }: Pick<OperationRecord, 'changes' | 'change_count'>) {
  const shown = changes.filter(({ field }) => !SILENT_FIELD.test(field))
  return { changes: shown, count: change_count - changes.length + shown.length }
}

/**
 * The first change of a record, and how many there are besides; of a deletion of events what was deleted.
 * @param whole with long values as they are
 */
export function firstChangeText(record: OperationRecord, t: T, whole = false): string {
  const {
    changes: [first],
    count
  } = shownChanges(record)
  if (!first) return ''
  const deleted = deletedText(record, t)
  if (deleted) return deleted
  const text = changeText(first, record, t, whole ? undefined : LONGEST_IN_LIST)
  return count > 1 ? t('operationLog.andMore', { text, count: count - 1 }) : text
}

function deletedText({ function: name, result, changes }: OperationRecord, t: T): string | undefined {
  if (name !== 'POST /data/events/deletions' || result !== 'done') return undefined
  const [before, total] = ['before', 'total'].map(field => changes.find(change => change.field === field)?.next)
  // As it was sent, with dots and a hyphen.
  const time = parseDeviceTime(String(before).replace(/\./g, '/').replace('-', ' '))
  if (time === undefined || typeof total !== 'number') return undefined
  return t('operationLog.eventsDeleted', { time: showDeviceTime(time), number: formatNumber(total) })
}

export function valueText(value: Value, field: string, call: Call, t: T, longest = LONGEST_VALUE): string {
  return typeof value === 'number' ? withFieldUnit(value, field, t) : codedText(value, field, call, t, longest)
}

/** Without its unit. */
function codedText(value: Value, field: string, call: Call, t: T, longest = LONGEST_VALUE): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  if (value === '') return t('operationLog.empty')
  return valueLabel(String(value), field, call, t) || plainText(String(value), longest)
}

/** Which numbers are missing. */
export function gapText({ first, last }: OperationGap, t: T): string {
  const numbers = { first: formatNumber(first), last: formatNumber(last) }
  return first === last ? t('operationLog.gap.single', numbers) : t('operationLog.gap.several', numbers)
}
