import type { OperationChange, OperationEntry, OperationGap, OperationRecord } from '../../../api/operation-log'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import {
  gapText,
  placeText,
  screenText,
  shownChanges,
  userText,
  valueText
} from '../../../stores/operations/record-text'
import { operationText } from '../../../stores/operations/text'
import { codeText, fieldText } from '../../../stores/operations/words'
import type { PaperCell } from '../../../ui/paper/document'
import { accountSection } from './account-section'
import { noneNote } from './coverage'
import type { Operations } from './read-incident'
import { cutNote, offsetColumn, type Section, type T } from './report-model'

const LONGEST = 300

const isLogin = ({ action }: OperationRecord) => action === 'sign_in' || action === 'sign_out'
const isRecord = (entry: OperationEntry): entry is OperationRecord => entry.kind === 'record'
const time = (text: string) => plainText(text, 32)

/** How many records of the range are missing. */
export function gapNotes({ items }: Operations, t: T): string[] {
  const count = items.reduce((sum, entry) => (isRecord(entry) ? sum : sum + entry.last - entry.first + 1), 0)
  return count > 0 ? [t('incidentDialog.gaps', { count })] : []
}

/** Who did what from where, in four tables. */
export function operationSections(of: Operations, window: TimeWindow, t: T): Section[] {
  const { items, total, oldest } = of
  const hasGaps = items.some(entry => !isRecord(entry))
  const none = (key: MessageKey) => (hasGaps ? gapNotes(of, t) : [noneNote(t(key), oldest, window, t)])
  const records = items.filter(isRecord)
  const operations = records.filter(record => !isLogin(record))
  const logins = records.filter(isLogin)
  const changed = operations.filter(({ changes }) => changes.length > 0)
  const unlisted = operations.reduce((sum, { changes, change_count }) => sum + change_count - changes.length, 0)
  const offset = offsetColumn(records, t)
  const when = [t('operationLog.number'), t('operationLog.time'), ...offset.title]
  const who = [...when, t('operationLog.user'), t('operationLog.place')]
  return [
    {
      id: 'operations',
      title: t('common.term.operations'),
      notes: [
        ...cutNote(items.length, total, t),
        ...(operations.length === 0 ? none('incidentDialog.operations.none') : []),
        ...zoneNote(records, t)
      ],
      table: {
        columns: [
          ...who,
          t('operationLog.screen'),
          t('operationLog.operation'),
          t('operationLog.result'),
          t('operationLog.information')
        ],
        rows: items
          .filter(entry => !isRecord(entry) || !isLogin(entry))
          .map(entry => (isRecord(entry) ? operationRow(entry, offset, t) : gapRow(entry, offset, t)))
      }
    },
    {
      id: 'changes',
      title: t('operationLog.changes'),
      notes: [
        ...(changed.length === 0 ? none('operationLog.changes.none') : []),
        ...(unlisted > 0 ? [t('operationLog.changes.more', { count: unlisted })] : [])
      ],
      table: {
        columns: [
          ...when,
          t('operationLog.user'),
          t('operationLog.operation'),
          t('operationLog.result'),
          t('operationLog.field'),
          t('operationLog.previous'),
          t('incidentDialog.next')
        ],
        rows: changed.flatMap(record =>
          shownChanges(record).changes.map(change => changeRow(record, change, offset, t))
        )
      }
    },
    {
      id: 'logins',
      title: t('common.term.logins'),
      notes: logins.length === 0 ? none('incidentDialog.logins.none') : [],
      table: {
        columns: [...who, t('operationLog.operation'), t('operationLog.result'), t('operationLog.information')],
        rows: logins.map(record => [
          ...whoOf(record, offset, t),
          operationText(record, t),
          resultOf(record, t),
          detailOf(record, t)
        ])
      }
    },
    accountSection(records, t)
  ]
}

type OffsetColumn = ReturnType<typeof offsetColumn>

const whoOf = (record: OperationRecord, offset: OffsetColumn, t: T) => [
  String(record.number),
  time(record.time),
  ...offset.cell(record),
  userText(record, t),
  placeText(record, t)
]

const operationRow = (record: OperationRecord, offset: OffsetColumn, t: T) => [
  ...whoOf(record, offset, t),
  screenText(record, t),
  operationText(record, t),
  resultOf(record, t),
  detailOf(record, t)
]

const resultOf = ({ result }: OperationRecord, t: T) => t(`operationLog.result.${result}`)

/** Why it was refused, or the reason for a restart; and how often it was repeated. */
const detailOf = ({ code, information, merged }: OperationRecord, t: T) =>
  [codeText(code ?? '', t), plainText(information, LONGEST), merged ? `${t('operationLog.merged')}: ${merged}` : '']
    .filter(Boolean)
    .join(' – ')

const gapRow = (gap: OperationGap, offset: OffsetColumn, t: T) => [
  `${gap.first} – ${gap.last}`,
  [gap.after, gap.before].map(text => time(text ?? '')).join(' – '),
  ...offset.cell({}),
  '',
  '',
  '',
  gapText(gap, t),
  '',
  ''
]

function changeRow(record: OperationRecord, change: OperationChange, offset: OffsetColumn, t: T): PaperCell[] {
  const value = (of: 'previous' | 'next'): PaperCell => {
    const known = change[of]
    if (change.secret) return t('operationLog.secret')
    const text = valueText(known, change.field, record, t, LONGEST)
    return typeof known === 'number' ? { value: known, text } : text
  }
  return [
    String(record.number),
    time(record.time),
    ...offset.cell(record),
    userText(record, t),
    operationText(record, t),
    resultOf(record, t),
    fieldText(change.field, record, t),
    value('previous'),
    value('next')
  ]
}

/** A change of the zone moves the clock. */
function zoneNote(records: readonly OperationRecord[], t: T): string[] {
  const zones = [...new Set(records.map(({ zone }) => plainText(zone, 60)))]
  return zones.length > 1 ? [t('incidentDialog.zones', { zones: zones.join(', ') })] : []
}
