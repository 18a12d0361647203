import type { PanelEvent } from '../../../api/event-log'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { parseDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import {
  commentOrigin,
  commentsOf,
  commentText,
  durationText,
  eventText,
  stateText,
  valueText
} from '../../../stores/event-text'
import type { Marked, PaperCell } from '../../../ui/paper/document'
import { noneNote } from './coverage'
import type { Events } from './read-incident'
import { cutNote, offsetColumn, type Section, type T } from './report-model'

/** As `ui/status/priority` draws them. */
export const SHAPES: Record<PanelEvent['priority'], string> = { emergency: '◆', high: '▲', middle: '■', low: '●' }

const LONGEST = 300

export const priorityOf = (priority: PanelEvent['priority'], t: T): Marked => ({
  shape: SHAPES[priority],
  text: t(`common.priority.${priority}`)
})

const isAlarm = ({ kind }: PanelEvent) => kind === 'alarm'
const time = (text: string | null) => plainText(text ?? '', 32)

/** A later time of an event, with its offset from UTC where that is not the one of the row. */
const laterTime = (text: string | null, offset: string | null | undefined, { utc_offset }: PanelEvent) =>
  time(offset && offset !== utc_offset ? `${text} ${offset}` : text)

export function alarmSections({ items, total, floods, before, oldest }: Events, window: TimeWindow, t: T): Section[] {
  const alarms = items.filter(isAlarm)
  const others = items.filter(event => !isAlarm(event))
  const atStart = { from: window.from, to: window.from }
  const none = (key: MessageKey, within: TimeWindow) => noneNote(t(key), oldest, within, t)
  const offset = offsetColumn([...before.items, ...items], t)
  const first = firstCauses(alarms, floods, t)
  return [
    {
      id: 'active-before',
      title: t('incidentDialog.activeBefore'),
      notes: [
        ...(before.items.length === 0 ? [] : [t('incidentDialog.activeBefore.note')]),
        ...(before.isComplete && before.items.length === 0 ? [none('incidentDialog.activeBefore.none', atStart)] : []),
        ...(before.isComplete ? [] : [t('incidentDialog.activeBefore.incomplete')])
      ],
      table: {
        columns: alarmColumns(offset, t),
        rows: before.items.map(alarm => alarmRow(alarm, offset, t))
      }
    },
    {
      id: 'alarms',
      title: t('common.term.alarms'),
      notes: [
        ...cutNote(items.length, total, t),
        ...(alarms.length === 0 ? [none('incidentDialog.alarms.none', window)] : [t('incidentDialog.alarms.note')]),
        ...floodNotes(floods, t)
      ],
      table: {
        columns: [...alarmColumns(offset, t), t('common.term.firstCause')],
        rows: alarms.map(alarm => [...alarmRow(alarm, offset, t), first.get(alarm.number) ?? ''])
      }
    },
    {
      id: 'events',
      title: t('incidentDialog.events'),
      notes: others.length === 0 ? [none('incidentDialog.events.none', window)] : [],
      table: {
        columns: [
          t('common.term.number'),
          t('operationLog.time'),
          ...offset.title,
          t('eventLog.priority'),
          t('common.term.text'),
          t('eventLog.comment')
        ],
        rows: others.map(event => [
          String(event.number),
          time(event.triggered_at),
          ...offset.cell(event),
          priorityOf(event.priority, t),
          eventText(event),
          commentLines(event)
        ])
      }
    }
  ]
}

type OffsetColumn = ReturnType<typeof offsetColumn>

const alarmColumns = (offset: OffsetColumn, t: T) => [
  t('common.term.number'),
  t('eventLog.triggered'),
  ...offset.title,
  t('eventLog.priority'),
  t('common.term.text'),
  t('common.term.status'),
  t('common.term.value'),
  t('common.term.unit'),
  t('eventLog.acknowledged'),
  t('eventLog.acknowledgedBy'),
  t('eventLog.comment'),
  t('eventLog.returned'),
  t('eventLog.duration'),
  t('eventLog.address')
]

const alarmRow = (alarm: PanelEvent, offset: OffsetColumn, t: T): PaperCell[] => [
  String(alarm.number),
  time(alarm.triggered_at),
  ...offset.cell(alarm),
  priorityOf(alarm.priority, t),
  eventText(alarm),
  t(stateText(alarm)),
  alarm.value === null ? '' : { value: alarm.value, text: valueText({ ...alarm, unit: '' }) },
  plainText(alarm.unit, 20),
  laterTime(alarm.acknowledged_at, alarm.acknowledged_utc_offset, alarm),
  plainText(alarm.acknowledged_by ?? '', LONGEST),
  commentLines(alarm),
  laterTime(alarm.returned_at, alarm.returned_utc_offset, alarm),
  durationText(alarm.duration_seconds, t),
  plainText(alarm.address, LONGEST)
]

const commentLines = (event: PanelEvent) =>
  commentsOf(event)
    .map(comment => {
      const origin = commentOrigin({ ...comment, time: laterTime(comment.time, comment.utc_offset, event) })
      return [origin, commentText(comment)].filter(Boolean).join(': ')
    })
    .join('\n')

/** The clock was changed in the range, so times before and after do not compare. */
export const clockNotes = ({ items }: Events, t: T): string[] =>
  items
    .filter(({ code, clock_set_back }) => code === 'clock_set' || clock_set_back)
    .map(event => t('incidentDialog.clockChanged', { time: time(event.triggered_at), text: eventText(event) }))

/** By the number of the alarm: the first one of each flood. */
function firstCauses(alarms: readonly PanelEvent[], floods: Events['floods'], t: T): Map<number, string> {
  const causes = new Map<number, string>()
  for (const { from, to, alarms: count } of floods?.items ?? []) {
    const [start = 0, end = 0] = [parseDeviceTime(from), parseDeviceTime(to)]
    const first = alarms.find(({ triggered_at }) => {
      const at = parseDeviceTime(triggered_at) ?? -1
      return at >= start && at <= end
    })
    if (first) causes.set(first.number, t('incidentDialog.cause.flood', { count }))
  }
  return causes
}

function floodNotes(floods: Events['floods'], t: T): string[] {
  if (!floods) return [t('incidentDialog.floods.unknown')]
  if (floods.total === 0) return []
  const { length } = floods.items
  return [
    t('incidentDialog.floods', { count: floods.total }),
    ...(length < floods.total ? [t('incidentDialog.floods.largest', { shown: length })] : [])
  ]
}
