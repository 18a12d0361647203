import type { PanelEvent } from '../../../api/event-log'
import { NO_VALUE } from '../../../lib/text/format'
import { plainText } from '../../../lib/text/plain-text'
import { parseDeviceTime } from '../../../lib/text/time-text'
import { figure, type Marked, type PaperCell } from '../../../ui/paper/document'
import { priorityOf, SHAPES } from './alarm-sections'
import type { Incident } from './read-incident'
import type { Course, Trend } from './read-trend'
import type { Section, T, TrendMark } from './report-model'

/** Of marks that are no alarms. */
const OPERATION = '|'
const CLOCK = '◷'

export const nameOf = ({ log, channel }: Pick<Course, 'log' | 'channel'>): string =>
  `${plainText(log.name, 60) || log.id}: ${plainText(channel.name, 60) || channel.id}`

export const unitOf = ({ channel }: Course): string => plainText(channel.unit, 20)

export function trendSection(trend: Trend, incident: Incident, t: T): Section {
  const { courses } = trend
  const title = t('dataLog.layout.trend')
  if (courses.length === 0) return { id: 'trend', title, notes: [t('incidentDialog.trend.none')] }
  return {
    id: 'trend',
    title,
    notes: [cutNote(trend, t)].filter(Boolean),
    picture: { window: incident.window, courses, marks: marksOf(incident), legend: legendOf(incident, t) },
    table: {
      columns: [
        t('common.term.channel'),
        t('common.term.unit'),
        t('common.term.values'),
        t('dataLog.selection.minimum'),
        t('incidentDialog.minimumTime'),
        t('dataLog.selection.maximum'),
        t('incidentDialog.maximumTime'),
        t('dataLog.selection.mean')
      ],
      rows: courses.map(statisticsRow)
    }
  }
}

/** That the trend does not have all channels; '' where it has. */
export function cutNote({ courses, channels, isSelected }: Trend, t: T): string {
  if (channels <= courses.length) return ''
  const text = isSelected ? 'incidentDialog.trend.selected' : 'incidentDialog.trend.cut'
  return t(text, { shown: courses.length, total: channels })
}

function statisticsRow(course: Course): PaperCell[] {
  const { channel, statistics } = course
  const value = (of: number | null | undefined) => (typeof of === 'number' ? figure(of, channel.decimals) : NO_VALUE)
  return [
    nameOf(course),
    unitOf(course),
    figure(statistics?.values ?? 0),
    value(statistics?.minimum),
    plainText(statistics?.minimum_at ?? '', 32),
    value(statistics?.maximum),
    plainText(statistics?.maximum_at ?? '', 32),
    value(rounded(statistics?.mean, channel.decimals))
  ]
}

/** An average has more digits than were measured. */
const rounded = (mean: number | null | undefined, decimals: number) =>
  typeof mean === 'number' ? Number(mean.toFixed(decimals)) : mean

function marksOf({ events, operations }: Incident): TrendMark[] {
  const happened = [
    ...(events?.items ?? []).flatMap(event => mark(event.triggered_at, shapeOf(event))),
    ...(operations?.items ?? []).flatMap(entry => (entry.kind === 'record' ? mark(entry.time, OPERATION) : []))
  ]
  return happened.sort((one, other) => one.time - other.time)
}

const shapeOf = ({ kind, code, priority }: PanelEvent) =>
  code === 'clock_set' ? CLOCK : kind === 'alarm' ? SHAPES[priority] : undefined

function mark(text: string, shape: string | undefined): TrendMark[] {
  const time = parseDeviceTime(text)
  return time === undefined || shape === undefined ? [] : [{ time, shape }]
}

function legendOf({ events, operations }: Incident, t: T): Marked[] {
  const alarms = (['emergency', 'high', 'middle', 'low'] as const).map(priority => {
    const { shape, text } = priorityOf(priority, t)
    return { shape, text: t('incidentDialog.alarmOf', { priority: text }) }
  })
  return [
    ...(events ? [...alarms, { shape: CLOCK, text: t('incidentDialog.clockChange') }] : []),
    ...(operations ? [{ shape: OPERATION, text: t('common.term.operations') }] : [])
  ]
}
