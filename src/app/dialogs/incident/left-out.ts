import { plainText } from '../../../lib/text/plain-text'
import type { LogRecords } from './read-records'
import type { Course, Trend } from './read-trend'
import type { Section, T } from './report-model'
import { nameOf } from './trend-section'

/** What the user leaves out of a report: ids of sections, and of channels as `channelId` has them. */
export type LeftOut = ReadonlySet<string>

export const channelId = (log: string, channel: string) => `${log}/${channel}`

/** Only the channels that the user asked for are in the report at first; all that were read without such. */
export function initiallyLeftOut({ courses, asked }: Trend): LeftOut {
  const isAsked = ({ log, channel }: Course) => asked.some(of => of.log === log.id && of.channel === channel.id)
  if (!courses.some(isAsked)) return new Set()
  return new Set(courses.filter(course => !isAsked(course)).map(({ log, channel }) => channelId(log.id, channel.id)))
}

/** A trend without the channels that are left out. */
export function trendWithout(leftOut: LeftOut, trend: Trend): Trend {
  const courses = trend.courses.filter(({ log, channel }) => !leftOut.has(channelId(log.id, channel.id)))
  return {
    ...trend,
    courses,
    logs: trend.logs.map(log => recordsWithout(leftOut, log)).filter(({ channels }) => channels.length > 0),
    isSelected: courses.length < trend.courses.length
  }
}

function recordsWithout(leftOut: LeftOut, of: LogRecords): LogRecords {
  const kept = of.channels.map(({ id }) => !leftOut.has(channelId(of.log.id, id)))
  const only = <V>(values: readonly V[]) => values.filter((_, index) => kept[index])
  return {
    ...of,
    channels: only(of.channels),
    records: of.records.map(record => ({ ...record, values: only(record.values) })),
    parts: of.parts.map(part => ({ ...part, statistics: only(part.statistics) }))
  }
}

/** That the report has less than was read, because its user chose so. */
export function leftOutNotes(leftOut: LeftOut, sections: readonly Section[], trend: Trend | undefined, t: T): string[] {
  const titles = sections.filter(({ id }) => leftOut.has(id)).map(({ title }) => title)
  const neverAsked = trend ? initiallyLeftOut(trend) : new Set()
  const isNamed = (id: string) => leftOut.has(id) && !neverAsked.has(id)
  const channels = (leftOut.has('trend') ? [] : (trend?.courses ?? []))
    .filter(({ log, channel }) => isNamed(channelId(log.id, channel.id)))
    .map(nameOf)
  return [...titles, ...channels].map(part =>
    t('common.report.omitted', { part: plainText(part), reason: t('incidentDialog.notChosen') })
  )
}
