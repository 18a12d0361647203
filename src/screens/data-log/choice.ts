import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { DataLog } from '../../api/data-log'
import { dataLogExport } from '../../api/generated/limits/data-log'
import type { TrendSide, TrendWindow } from '../../chart/types'
import { listFilter, patternFilter, type UnknownPart } from '../../lib/browser/url-filters'
import { lastKnown } from '../../lib/remote/last-known'
import type { Loadable } from '../../lib/remote/resource'
import type { Preset, Range } from '../../lib/time-range/range'
import { windowFilter } from '../../lib/time-range/range-filter'
import { createPageFilters, reportUnknown } from '../../stores/address/page-filters'
import { createDataRange } from '../../stores/data-range'

/** More lines are hard to distinguish; the user can add others. */
const INITIALLY_SHOWN = 8

export const DEFAULT_RANGE: Preset = '1h'

/** Limit of the panel per request. */
export const MAX_CHANNELS = dataLogExport.channels[1]

/** Logs with up to this many channels are read completely, so that showing another channel needs no request. */
const READ_ALL_UP_TO = 16

/** What the user has selected to see. */
export interface LogChoice {
  /** As it was when its channels were read; a later `last` or `size_bytes` does not change the choice. */
  log: DataLog
  range: Range
  /** Channel ids. */
  shown: readonly string[]
  /** Scales picked by the user, by channel id. */
  scaleOverrides: Readonly<Record<string, TrendSide>>
  query: RecordsQuery
}

export interface RecordsQuery {
  /** Equal for equal queries. */
  key: string
  log: string
  channels: string[]
  range: Range
}

/** The log chosen last, for a link that marks a time and names no log. */
const $lastLog = atom<string | undefined>()

type ByLog<T> = Readonly<Record<string, T>>

/** Labels of the filters. */
const LOG = 'dataLog.log'
const CHANNELS = 'dataLog.channels'

/** Of logs and channels. */
const ID = /^[\w-]{1,64}$/

/** The selected log, channels, scales, range and zoom; the first log until one is picked. All but the scales are in the address. */
export function createChoice($logs: ReadableAtom<Loadable<DataLog[]>>) {
  const { $filters, filter } = createPageFilters<{
    log: string
    channels: readonly string[]
    zoom: TrendWindow | undefined
  }>({
    log: patternFilter(ID, LOG),
    channels: listFilter(ID, MAX_CHANNELS, CHANNELS),
    zoom: windowFilter
  })
  const dataRange = createDataRange<Range>(DEFAULT_RANGE)
  const { $range } = dataRange
  const $definitions = definitionsOf($logs)
  const $overridesByLog = atom<ByLog<ByLog<TrendSide>>>({})
  const lastLog = new URLSearchParams(location.search).has('at') ? $lastLog.get() : undefined
  const keepLog = () => $lastLog.set($filters.get().log || $lastLog.get())
  keepLog()
  const shownBefore = new Map<string, readonly string[]>()

  const $choice = computed(
    [$definitions, $filters, $range, $overridesByLog],
    (list, wanted, range, overridesByLog): LogChoice | undefined => {
      const log = [wanted.log, lastLog].map(id => list.find(it => it.id === id)).find(Boolean) ?? list[0]
      if (!log) return undefined
      const shown = shownOf(log, wanted.channels)
      return { log, range, shown, scaleOverrides: overridesByLog[log.id] ?? {}, query: queryOf(log, range, shown) }
    }
  )

  onMount($choice, () => $filters.listen(keepLog))

  let isChecked = false
  onMount($choice, () =>
    $definitions.subscribe(list => {
      if (isChecked || list.length === 0) return
      isChecked = true
      reportUnknown(unknownOf(list, $filters.get()))
    })
  )

  return {
    $choice,
    ...dataRange,
    /** Whether the address names no log of this panel. */
    $isOfNoLog: computed([$definitions, $filters], (list, { log }) => !list.some(({ id }) => id === log)),
    /** As in the address, in whole seconds. */
    $zoom: computed($filters, ({ zoom }) => zoom),

    setZoom: (zoom: TrendWindow | undefined) => filter({ zoom }, { replace: true }),

    /** With the channels that were shown of it before. */
    pickLog(log: string, channels: readonly string[] = []): void {
      filter({ log, channels: channels.length > 0 ? channels : (shownBefore.get(log) ?? []), zoom: undefined })
    },

    /** The last channel cannot be hidden. */
    toggle(channel: string): void {
      const choice = $choice.get()
      if (!choice) return
      const { log, shown } = choice
      const next = shown.includes(channel) ? shown.filter(id => id !== channel) : [...shown, channel]
      if (next.length === 0 || next.length > MAX_CHANNELS) return
      shownBefore.set(log.id, next)
      filter({ log: log.id, channels: next }, { replace: true })
    },

    setScale(channel: string, side: TrendSide): void {
      const choice = $choice.get()
      if (choice)
        $overridesByLog.set({
          ...$overridesByLog.get(),
          [choice.log.id]: { ...choice.scaleOverrides, [channel]: side }
        })
    }
  }
}

/** What a link names that the panel does not have. */
function unknownOf(logs: readonly DataLog[], wanted: { log: string; channels: readonly string[] }): UnknownPart[] {
  if (!wanted.log) return []
  const log = logs.find(({ id }) => id === wanted.log)
  if (!log) return [{ label: LOG, text: wanted.log }]
  const missing = wanted.channels.filter(wantedId => log.channels.every(({ id }) => id !== wantedId))
  return missing.length > 0 ? [{ label: CHANNELS, text: missing.join(', ') }] : []
}

/** The logs: the same list while only records are added, so that nothing is read and drawn again because of them. */
function definitionsOf($logs: ReadableAtom<Loadable<DataLog[]>>): ReadableAtom<readonly DataLog[]> {
  let known: readonly DataLog[] = []
  const textOf = (logs: readonly DataLog[]) =>
    JSON.stringify(logs.map(({ first, last, records, size_bytes, ...definition }) => definition))
  return computed($logs, logs => {
    const list = lastKnown(logs) ?? []
    if (textOf(list) !== textOf(known)) known = list
    return known
  })
}

/** Those wanted, or the first ones. */
function shownOf({ channels }: DataLog, wanted: readonly string[]): string[] {
  const ids = channels.map(({ id }) => id)
  const known = wanted.filter(id => ids.includes(id))
  return known.length > 0 ? known : ids.slice(0, INITIALLY_SHOWN)
}

function queryOf(log: DataLog, range: Range, shown: readonly string[]): RecordsQuery {
  const ids = log.channels.map(({ id }) => id)
  const channels = ids.length <= READ_ALL_UP_TO ? ids : ids.filter(id => shown.includes(id))
  return { key: JSON.stringify([log.id, channels, range]), log: log.id, channels, range }
}
