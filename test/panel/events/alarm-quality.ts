import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import { type Flood, findFloods, firstInTenMinutes, TEN_MINUTES } from './alarm-floods'
import type { AlarmDefinition, Language, Priority } from './event-log-state'
import { shiftsOf } from './shifts'
import { describeEvent, durationOf, type StoredEvent } from './stored-event'

type Quality = Schemas['AlarmQuality']

export interface QualitySubject {
  from: number
  to: number
  /** The panel's clock, and by how much it has been moved so far. */
  now: number
  moved: number
  /** Times of day. */
  shiftStarts: readonly string[]
  language: Language
}

interface Alarm extends StoredEvent {
  what: AlarmDefinition
}

interface Standing {
  event: Alarm
  duration: number
}

const MINUTE = 60_000
const STANDING_MS = 24 * 60 * MINUTE
const CHATTERS_FROM = 3
const MOST = 50
const MOST_FLOODS = 10
const MOST_TOP = 10
const PRIORITIES: readonly Priority[] = ['low', 'middle', 'high', 'emergency']

const FIGURES: readonly Schemas['AlarmFigure'][] = ['alarms', 'floods', 'top', 'chattering', 'standing']

const alarmsOf = (events: readonly StoredEvent[]) => events.filter((event): event is Alarm => 'id' in event.what)

const alarmsIn = (all: readonly Alarm[], { from, to }: QualitySubject): Alarm[] =>
  all
    .filter(({ triggered }) => triggered >= from && triggered <= to)
    .sort((one, other) => elapsedAt(one) - elapsedAt(other))

const mostFrequentFirst = (alarms: readonly Alarm[]) =>
  [...grouped(alarms)].sort(([, one], [, other]) => other.length - one.length)

/** The alarms that a figure counts. */
export function alarmsBehind(
  figure: Schemas['AlarmFigure'],
  events: readonly StoredEvent[],
  subject: QualitySubject
): readonly StoredEvent[] {
  const all = alarmsOf(events)
  if (figure === 'standing') return standingAt(all, subject).map(({ event }) => event)
  const alarms = alarmsIn(all, subject)
  if (figure === 'alarms') return alarms
  if (figure === 'floods')
    return findFloods(alarms.map(elapsedAt)).flatMap(({ first, last }) => alarms.slice(first, last + 1))
  const byAlarm = mostFrequentFirst(alarms).map(([, found]) => found)
  return (figure === 'top' ? byAlarm.slice(0, MOST_TOP) : byAlarm.filter(chatters)).flat()
}

/** All floods, the largest first. */
export function alarmFloods(events: readonly StoredEvent[], subject: QualitySubject): Schemas['AlarmFlood'][] {
  const alarms = alarmsIn(alarmsOf(events), subject)
  return largestFirst(findFloods(alarms.map(elapsedAt))).map(flood => floodOf(flood, alarms, subject.language))
}

/** Figures by EEMUA 191 and ISA-18.2. */
export function alarmQuality(events: readonly StoredEvent[], subject: QualitySubject): Quality {
  const { from, to, language } = subject
  const all = alarmsOf(events)
  const alarms = alarmsIn(all, subject)
  const floods = findFloods(alarms.map(elapsedAt))
  const spans = Math.max(1, (to - from) / TEN_MINUTES)
  const byAlarm = mostFrequentFirst(alarms)
  const count = ([what, found]: [AlarmDefinition, Alarm[]]) => ({
    ...alarmOf(what, language),
    alarms: found.length,
    percent: percent(found.length, alarms.length)
  })
  const top = byAlarm.slice(0, MOST_TOP)
  const standing = standingAt(all, subject)
  return {
    from: deviceText(from),
    to: deviceText(to),
    figures: [...FIGURES],
    alarms: alarms.length,
    per_ten_minutes: rounded(alarms.length / spans),
    peak: peakOf(alarms),
    floods: {
      total: floods.length,
      percent_of_time: percent(
        floods.reduce((sum, flood) => sum + lengthOf(flood, alarms, to), 0),
        Math.max(TEN_MINUTES, to - from)
      ),
      items: largestFirst(floods)
        .slice(0, MOST_FLOODS)
        .map(flood => floodOf(flood, alarms, language))
    },
    priorities: PRIORITIES.map(priority => {
      const found = alarms.filter(({ what }) => what.priority === priority)
      return { priority, alarms: found.length, percent: percent(found.length, alarms.length) }
    }),
    chattering: byAlarm
      .filter(([, found]) => chatters(found))
      .slice(0, MOST)
      .map(count),
    standing: standing.slice(0, MOST).map(it => standingView(it, language)),
    standing_total: standing.length,
    top: top.map(count),
    top_percent: percent(
      top.reduce((sum, [, found]) => sum + found.length, 0),
      alarms.length
    ),
    shifts: shiftsOf(
      subject.shiftStarts,
      from,
      to,
      alarms.map(({ triggered }) => triggered),
      floods.map(({ first }) => alarms[first]?.triggered ?? from)
    )
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100
const percent = (part: number, whole: number) => (whole === 0 ? 0 : rounded((part / whole) * 100))
const sizeOf = ({ first, last }: Flood) => last - first + 1
const largestFirst = (floods: Flood[]) => [...floods].sort((one, other) => sizeOf(other) - sizeOf(one))

/** Time that has passed, so that setting the clock neither joins alarms nor separates them. */
const elapsedAt = ({ triggered, moved }: StoredEvent) => triggered - moved

function floodOf(flood: Flood, alarms: readonly Alarm[], language: Language): Schemas['AlarmFlood'] {
  const [first, last] = [alarms[flood.first], alarms[flood.last]]
  if (!first || !last) throw new Error('a flood has alarms')
  const { text, priority } = describeEvent(first, language)
  return {
    from: deviceText(first.triggered),
    to: deviceText(last.triggered),
    alarms: sizeOf(flood),
    first: { number: first.number, text, priority }
  }
}

/** In milliseconds, within the range. */
function lengthOf({ first, last, end }: Flood, alarms: readonly Alarm[], to: number): number {
  const [begin, newest] = [alarms[first], alarms[last]]
  return begin && newest ? Math.min(end, to - newest.moved) - elapsedAt(begin) : 0
}

function alarmOf(what: AlarmDefinition, language: Language) {
  return { alarm: what.id, ...describeEvent({ what }, language) }
}

function grouped(alarms: readonly Alarm[]): Map<AlarmDefinition, Alarm[]> {
  const groups = new Map<AlarmDefinition, Alarm[]>()
  for (const alarm of alarms) {
    const group = groups.get(alarm.what)
    if (group) group.push(alarm)
    else groups.set(alarm.what, [alarm])
  }
  return groups
}

function peakOf(alarms: readonly Alarm[]): Quality['peak'] {
  const counts = firstInTenMinutes(alarms.map(elapsedAt)).map((first, index) => ({ first, count: index - first + 1 }))
  const [peak] = counts.sort((one, other) => other.count - one.count)
  const begin = alarms[peak?.first ?? 0]?.triggered
  if (!peak || begin === undefined) return { alarms: 0, from: null, to: null }
  return { alarms: peak.count, from: deviceText(begin), to: deviceText(begin + TEN_MINUTES - 1000) }
}

function chatters(alarms: readonly Alarm[]): boolean {
  const times = alarms.map(elapsedAt)
  return times.some((time, index) => (times[index + CHATTERS_FROM - 1] ?? Number.POSITIVE_INFINITY) - time < MINUTE)
}

function standingAt(all: readonly Alarm[], { to, now, moved }: QualitySubject): Standing[] {
  const isActive = ({ triggered, returned }: Alarm) => triggered <= to && (!returned || (to < now && returned.at > to))
  return all
    .filter(isActive)
    .map(event => ({ event, duration: to < now ? to - event.triggered : durationOf(event, now, moved) }))
    .filter(({ duration }) => duration > STANDING_MS)
    .sort((one, other) => other.duration - one.duration)
}

const standingView = ({ event: { what, number, triggered }, duration }: Standing, language: Language) => ({
  ...alarmOf(what, language),
  number,
  triggered_at: deviceText(triggered),
  duration_seconds: Math.floor(duration / 1000)
})
