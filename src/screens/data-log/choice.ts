import { atom, computed, type ReadableAtom } from 'nanostores'
import type { DataLog } from '../../api/data-log'
import type { TrendSide } from '../../chart/types'
import { lastKnown } from '../../lib/remote/last-known'
import type { Loadable } from '../../lib/remote/resource'
import type { Range } from '../../lib/time-range/range'
import { createDataRange } from '../../stores/data-range'

/** More lines are hard to distinguish; the user can add others. */
const INITIALLY_SHOWN = 8

const DEFAULT_RANGE: Range = '1h'

/** Limit of the panel per request. */
export const MAX_CHANNELS = 64

/** Logs with up to this many channels are read completely, so that showing another channel needs no request. */
const READ_ALL_UP_TO = 16

/** What the user has selected to see. */
export interface LogChoice {
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

type ByLog<T> = Readonly<Record<string, T>>

/** The selected log, channels, scales and range; the first log until one is picked. */
export function createChoice($logs: ReadableAtom<Loadable<DataLog[]>>) {
  const $picked = atom<string | undefined>(undefined)
  const { $range, pickRange } = createDataRange(DEFAULT_RANGE)
  const $shownByLog = atom<ByLog<readonly string[]>>({})
  const $overridesByLog = atom<ByLog<ByLog<TrendSide>>>({})

  const $choice = computed(
    [$logs, $picked, $range, $shownByLog, $overridesByLog],
    (logs, picked, range, shownByLog, overridesByLog): LogChoice | undefined => {
      const list = lastKnown(logs) ?? []
      const log = list.find(({ id }) => id === picked) ?? list[0]
      if (!log) return undefined
      const shown = shownByLog[log.id] ?? log.channels.slice(0, INITIALLY_SHOWN).map(({ id }) => id)
      return { log, range, shown, scaleOverrides: overridesByLog[log.id] ?? {}, query: queryOf(log, range, shown) }
    }
  )

  return {
    $choice,
    $range,

    pickLog: (id: string) => $picked.set(id),
    pickRange,

    /** The last channel cannot be hidden. */
    toggle(channel: string): void {
      const choice = $choice.get()
      if (!choice) return
      const { log, shown } = choice
      const next = shown.includes(channel) ? shown.filter(id => id !== channel) : [...shown, channel]
      if (next.length > 0 && next.length <= MAX_CHANNELS) $shownByLog.set({ ...$shownByLog.get(), [log.id]: next })
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

function queryOf(log: DataLog, range: Range, shown: readonly string[]): RecordsQuery {
  const ids = log.channels.map(({ id }) => id)
  const channels = ids.length <= READ_ALL_UP_TO ? ids : ids.filter(id => shown.includes(id))
  return { key: JSON.stringify([log.id, channels, range]), log: log.id, channels, range }
}
