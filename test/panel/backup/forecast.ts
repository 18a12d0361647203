import type { Schemas } from '../../../src/api/generated/schema'
import type { Range } from '../data-log/data-log-source'
import { bytesOf, bytesPerRecord, limitHistory } from '../data-log/history'
import { deviceText } from '../device/device-text'
import type { DataBackupRun } from './backup-data-state'
import { countOf, within } from './intervals'
import { unmarked } from './marks'
import { type SourceServices, sourcesOf } from './selection'
import type { Content, DataSource } from './source'

type Forecast = Schemas['DataForecastSource']

const DAY = 86_400_000
/** The growth of a log is that of so many days, or of all that it has kept, if these are fewer. */
const GROWTH_DAYS = 7

/** What may be lost and when, by log. */
export function forecastOf(services: SourceServices): Forecast[] {
  const { state, clock } = services
  limitHistory(state, clock.now())
  return [logForecast(services), eventForecast(services), operationForecast(services)]
}

export const lastCopyOf = (runs: readonly DataBackupRun[]): DataBackupRun | undefined =>
  runs.find(({ state, target }) => state === 'verified' && target !== 'pc')

/** The newest copy that was read back from outside the panel. */
export function lastCopy({ state, clock }: Pick<SourceServices, 'state' | 'clock'>): Schemas['DataBackupCopy'] | null {
  const found = lastCopyOf(state.dataBackup.runs)
  if (found?.verifiedAt === undefined) return null
  return {
    made_at: deviceText(found.verifiedAt),
    age_seconds: Math.max(0, Math.floor((clock.now() - found.verifiedAt) / 1000)),
    target: found.target,
    host: found.host
  }
}

function logForecast(services: SourceServices): Forecast {
  const { state, clock } = services
  const { dataLogs, historyBytes } = state
  const sources = sourcesOf(services, ['data_logs'])
  const used = bytesOf(dataLogs, clock.now())
  const facts = factsOf(services, sources, 'data_logs')
  const first = facts.unsavedSince
  const bytesIn = (range: Range) =>
    dataLogs.reduce((sum, log, index) => sum + countOf(sources[index]?.inRange(range) ?? []) * bytesPerRecord(log), 0)
  const recordedSince = bytesIn({ from: first ?? 0, to: Number.POSITIVE_INFINITY })
  const perDay = perDayOf(clock.now(), facts.since, bytesIn)
  const daysFor = (bytes: number) => daysOf(historyBytes - bytes, perDay)
  return {
    ...facts.shown,
    used_percent: Math.min(100, Math.floor((used / historyBytes) * 100)),
    when_full: 'overwrite',
    days_until_full: daysFor(used),
    limit: 'size',
    days_until_loss: first === undefined ? null : daysFor(recordedSince)
  }
}

function eventForecast(services: SourceServices): Forecast {
  const { state, clock } = services
  const [source] = sourcesOf(services, ['events'])
  const facts = factsOf(services, source ? [source] : [], 'events')
  const { count, perDay } = growthOf(services, source, facts.since)
  const { eventCapacity, eventSettings } = state
  const { retention_days } = eventSettings
  const ageLimit = (since: number | undefined) =>
    since === undefined ? null : Math.max(0, retention_days - (clock.now() - since) / DAY)
  const unsaved = countOf(facts.unsaved)
  const [bySize, byAge] = [daysOf(eventCapacity - count, perDay), ageLimit(facts.since)]
  return {
    ...facts.shown,
    used_percent: Math.min(100, Math.floor((count / eventCapacity) * 100)),
    when_full: 'overwrite',
    days_until_full: sooner(bySize, byAge),
    limit: byAge !== null && (bySize === null || byAge < bySize) ? 'age' : 'size',
    days_until_loss:
      unsaved === 0 ? null : sooner(daysOf(eventCapacity - unsaved, perDay), ageLimit(facts.unsavedSince))
  }
}

function operationForecast(services: SourceServices): Forecast {
  const { operationLog } = services.state
  const { capacity, settings } = operationLog
  const [source] = sourcesOf(services, ['operations'])
  const facts = factsOf(services, source ? [source] : [], 'operations')
  const { count, perDay } = growthOf(services, source, facts.since)
  const full = daysOf(capacity - count, perDay)
  const [firstUnsaved] = facts.unsaved
  const since =
    source && firstUnsaved
      ? countOf(source.stored.flatMap(it => within([it], { ...firstUnsaved, last: Number.POSITIVE_INFINITY })))
      : 0
  const overwritten = since === 0 ? null : daysOf(capacity - since, perDay)
  return {
    ...facts.shown,
    used_percent: Math.min(100, Math.floor((count / capacity) * 100)),
    when_full: settings.when_full,
    days_until_full: full,
    limit: 'size',
    days_until_loss: settings.when_full === 'stop' ? null : overwritten
  }
}

function factsOf({ state }: SourceServices, sources: readonly DataSource[], content: Content) {
  const timesOf = (find: (source: DataSource) => number | undefined) =>
    sources.flatMap(source => {
      const number = find(source)
      return number === undefined ? [] : (source.timeOf(number) ?? [])
    })
  const unsavedOf = (source: DataSource) =>
    unmarked(state, 'verified', source).flatMap(it => source.settled.flatMap(settled => within([it], settled)))
  const oldest = timesOf(({ stored }) => stored[0]?.first)
  const unsavedTimes = timesOf(source => unsavedOf(source)[0]?.first)
  const since = oldest.length === 0 ? undefined : Math.min(...oldest)
  const unsavedSince = unsavedTimes.length === 0 ? undefined : Math.min(...unsavedTimes)
  const unsaved = sources.flatMap(unsavedOf)
  return {
    since,
    unsavedSince,
    unsaved,
    shown: {
      source: content,
      records: sources.reduce((sum, { stored }) => sum + countOf(stored), 0),
      oldest: since === undefined ? null : deviceText(since),
      unsaved: countOf(unsaved),
      first_unsaved: unsavedSince === undefined ? null : deviceText(unsavedSince)
    }
  }
}

function growthOf({ clock }: SourceServices, source: DataSource | undefined, since: number | undefined) {
  if (!source) return { count: 0, perDay: 0 }
  const perDay = perDayOf(clock.now(), since, range => countOf(source.inRange(range)))
  return { count: countOf(source.stored), perDay }
}

/** A log that stands still for an hour still grows. */
function perDayOf(now: number, since: number | undefined, amountIn: (range: Range) => number): number {
  const days = since === undefined ? 0 : Math.min(GROWTH_DAYS, (now - since) / DAY)
  return days > 0 ? amountIn({ from: now - days * DAY, to: now }) / days : 0
}

const daysOf = (room: number, perDay: number) => (perDay === 0 ? null : Math.max(0, room / perDay))

function sooner(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}
