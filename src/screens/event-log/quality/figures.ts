import type { AlarmFigure, AlarmQuality } from '../../../api/event-log'
import type { MessageKey } from '../../../lib/text/message'
import { parseDeviceTime } from '../../../lib/text/time-text'
import type { Priority } from '../filters'
import type { Wanted } from '../links'

export type Rating = 'good' | 'fair' | 'poor'

export interface Figure {
  id: string
  label: MessageKey
  value: number
  unit: 'count' | 'average' | 'percent'
  target: { sign?: '≤' | '<' | '≈'; value: number }
  rating: Rating
  /** The rows that it counts; undefined where the panel cannot list them. */
  rows: Wanted | undefined
}

/** Deviations from the recommended shares of the priorities, in percentage points. */
const NEAR = 5
const FAR = 15

const upTo = (value: number, good: number, fair: number): Rating =>
  value <= good ? 'good' : value <= fair ? 'fair' : 'poor'

/** The figures beside the targets of EEMUA 191 and ISA-18.2; see Alarm quality in src/README.md. */
export function figuresOf(quality: AlarmQuality): Figure[] {
  const { per_ten_minutes, peak, floods, top_percent, chattering, standing_total } = quality
  const flood = floods.percent_of_time
  return [
    {
      id: 'average',
      label: 'eventLogQuality.average',
      value: per_ten_minutes,
      unit: 'average',
      target: { sign: '≤', value: 1 },
      rating: upTo(per_ten_minutes, 1, 2),
      rows: alarmRows(quality)
    },
    {
      id: 'peak',
      label: 'eventLogQuality.peak',
      value: peak.alarms,
      unit: 'count',
      target: { sign: '≤', value: 10 },
      rating: upTo(peak.alarms, 10, 10),
      rows: peak.from && peak.to ? alarmRows(quality, peak) : undefined
    },
    {
      id: 'flood',
      label: 'eventLogQuality.floodTime',
      value: flood,
      unit: 'percent',
      target: { sign: '<', value: 1 },
      rating: flood < 1 ? 'good' : flood <= 5 ? 'fair' : 'poor',
      rows: listed(quality, 'floods')
    },
    {
      id: 'top',
      label: 'eventLogQuality.topShare',
      value: top_percent,
      unit: 'percent',
      target: { sign: '≤', value: 5 },
      rating: upTo(top_percent, 5, 20),
      rows: listed(quality, 'top')
    },
    share(quality, 'eventLogQuality.low', ['low'], 80),
    share(quality, 'eventLogQuality.middle', ['middle'], 15),
    share(quality, 'eventLogQuality.high', ['high', 'emergency'], 5),
    {
      id: 'chattering',
      label: 'eventLog.figure.chattering',
      value: chattering.length,
      unit: 'count',
      target: { value: 0 },
      rating: upTo(chattering.length, 0, 0),
      rows: listed(quality, 'chattering')
    },
    {
      id: 'standing',
      label: 'eventLog.figure.standing',
      value: standing_total,
      unit: 'count',
      target: { sign: '<', value: 5 },
      rating: upTo(standing_total, 4, 10),
      rows: listed(quality, 'standing')
    }
  ]
}

/** Then the average is that of ten minutes. */
export function isBelowTenMinutes({ from, to }: AlarmQuality): boolean {
  const [start = Number.NaN, end = Number.NaN] = [from, to].map(parseDeviceTime)
  return end - start < 600_000
}

/** Older firmware lists none by a figure. */
function listed({ figures = [], from, to }: AlarmQuality, figure: AlarmFigure): Wanted | undefined {
  return figures.includes(figure) ? { figure, from, to } : undefined
}

/** With the events of the range where the panel cannot leave them out. */
const alarmRows = (quality: AlarmQuality, { from, to }: Wanted = quality): Wanted => ({
  ...listed(quality, 'alarms'),
  from: from ?? null,
  to: to ?? null
})

function share(quality: AlarmQuality, label: MessageKey, of: readonly Priority[], target: number): Figure {
  const value = quality.priorities
    .filter(({ priority }) => of.includes(priority))
    .reduce((sum, { percent }) => sum + percent, 0)
  return {
    id: of.join(),
    label,
    value,
    unit: 'percent',
    target: { sign: '≈', value: target },
    rating: upTo(Math.abs(value - target), NEAR, FAR),
    rows: { ...alarmRows(quality), priority: of }
  }
}

/** As for the average of the whole range. */
export const rateRating = (perTenMinutes: number): Rating => upTo(perTenMinutes, 1, 2)
