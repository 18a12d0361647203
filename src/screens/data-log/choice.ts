import { atom, computed, type ReadableAtom } from 'nanostores'
import type { DataLog } from '../../api/data-log'
import type { TrendSide } from '../../chart/types'
import { lastKnown } from '../../lib/remote/last-known'
import type { Loadable } from '../../lib/remote/resource'
import type { Range } from './range'

/** So many lines can still be told apart at a glance: more are shown when the user asks for them. */
const SHOWN_AT_FIRST = 8

/** The panel answers at most so many channels at once. */
export const MOST_CHANNELS = 64

/** All channels of a small log are read at once, so that showing one more costs no call. */
const READ_TOGETHER = 16

/** What the user wants to see of one log. */
export interface LogChoice {
  log: DataLog
  range: Range
  /** Channels by id. */
  shown: readonly string[]
  /** Scales that the user has picked, by channel. */
  wishes: Readonly<Record<string, TrendSide>>
  question: Question
}

/** What to ask the panel for. */
export interface Question {
  /** Tells two questions apart. */
  key: string
  log: string
  channels: string[]
  range: Range
}

type ByLog<T> = Readonly<Record<string, T>>

/** Which log, which of its channels, on which scales, over which range; the first log until one is picked. */
export function createChoice($logs: ReadableAtom<Loadable<DataLog[]>>) {
  const $picked = atom<string | undefined>(undefined)
  const $range = atom<Range>('1h')
  const $shownBy = atom<ByLog<readonly string[]>>({})
  const $wishesBy = atom<ByLog<ByLog<TrendSide>>>({})

  const $choice = computed(
    [$logs, $picked, $range, $shownBy, $wishesBy],
    (logs, picked, range, shownBy, wishesBy): LogChoice | undefined => {
      const list = lastKnown(logs) ?? []
      const log = list.find(({ id }) => id === picked) ?? list[0]
      if (!log) return undefined
      const shown = shownBy[log.id] ?? log.channels.slice(0, SHOWN_AT_FIRST).map(({ id }) => id)
      return { log, range, shown, wishes: wishesBy[log.id] ?? {}, question: questionOf(log, range, shown) }
    }
  )

  return {
    $choice,
    $range,

    pickLog: (id: string) => $picked.set(id),
    pickRange: (range: Range) => $range.set(range),

    /** One channel stays: an empty chart says nothing. */
    toggle(channel: string): void {
      const choice = $choice.get()
      if (!choice) return
      const { log, shown } = choice
      const next = shown.includes(channel) ? shown.filter(id => id !== channel) : [...shown, channel]
      if (next.length > 0 && next.length <= MOST_CHANNELS) $shownBy.set({ ...$shownBy.get(), [log.id]: next })
    },

    moveTo(channel: string, side: TrendSide): void {
      const choice = $choice.get()
      if (choice) $wishesBy.set({ ...$wishesBy.get(), [choice.log.id]: { ...choice.wishes, [channel]: side } })
    }
  }
}

function questionOf(log: DataLog, range: Range, shown: readonly string[]): Question {
  const ids = log.channels.map(({ id }) => id)
  const channels = ids.length <= READ_TOGETHER ? ids : ids.filter(id => shown.includes(id))
  return { key: JSON.stringify([log.id, channels, range]), log: log.id, channels, range }
}
