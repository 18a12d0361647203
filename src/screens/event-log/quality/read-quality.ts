import { atom, onMount, type ReadableAtom } from 'nanostores'
import {
  type AlarmFlood,
  type AlarmQuality,
  listAlarmFloods,
  listEvents,
  readAlarmQuality
} from '../../../api/event-log'
import { listAlarmFloodsQuery } from '../../../api/generated/limits/event-log'
import { polled } from '../../../lib/remote/polled'
import { parseDeviceTime, sendDeviceTime } from '../../../lib/text/time-text'
import type { Range, TimeWindow } from '../../../lib/time-range/range'
import { rangeSent } from '../../../lib/time-range/range-sent'
import { panelTime } from '../../../stores/data-range'
import type { Mark } from '../../../stores/marked'
import { $panelLanguage } from '../../../stores/panel-language'
import { shiftsFor } from '../../../stores/shifts'

const POLL_SECONDS = 60
const PAGE = listAlarmFloodsQuery.limit[1]
const MOST_AT_ONCE = 100
const SECOND = 1000

export interface Compared {
  quality: AlarmQuality
  /** Of the range directly before, as long as this one; undefined where the log does not have all of it. */
  before: AlarmQuality | undefined
  floods: readonly AlarmFlood[]
  /** Texts of the alarms that were triggered at the marked time. */
  alarmsAt: readonly string[]
}

/** The figures of a range; of `initial` without one. */
export function createQuality(
  $range: ReadableAtom<Range | undefined>,
  initial: Range,
  $mark: ReadableAtom<Mark | undefined>
) {
  const $withAllFloods = atom(false)
  const $quality = polled(
    async (signal): Promise<Compared> => {
      const range = $range.get() ?? initial
      const language = $panelLanguage.get()
      await shiftsFor(range, signal)
      const wanted = { ...rangeSent(range, await panelTime(signal)), language }
      const quality = await readAlarmQuality(wanted, signal)
      const isShort = quality.floods.items.length < quality.floods.total
      const floods = $withAllFloods.get() && isShort ? await readFloods(wanted, signal) : quality.floods.items
      // Without it the figures are as useful as before.
      const before = await readBefore(quality, signal).catch(() => undefined)
      const alarmsAt = await readAlarmsAt($mark.get(), signal)
      return { quality, before, floods, alarmsAt }
    },
    { everySeconds: POLL_SECONDS }
  )

  onMount($quality, () => {
    const unsubscribers = [$range, $mark, $panelLanguage].map(it => it.listen(() => void $quality.reload()))
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  })

  return {
    $quality,

    async showAllFloods(): Promise<void> {
      $withAllFloods.set(true)
      await $quality.reload()
    }
  }
}

async function readAlarmsAt(mark: Mark | undefined, signal: AbortSignal): Promise<string[]> {
  if (!mark) return []
  const time = sendDeviceTime(mark.time)
  const wanted = { from: time, to: time, offset: 0, limit: MOST_AT_ONCE, language: $panelLanguage.get() }
  return (await listEvents(wanted, signal)).items.flatMap(({ kind, text }) => (kind === 'alarm' ? [text] : []))
}

async function readFloods(wanted: Parameters<typeof readAlarmQuality>[0], signal: AbortSignal): Promise<AlarmFlood[]> {
  const floods: AlarmFlood[] = []
  for (;;) {
    const { items, total } = await listAlarmFloods({ ...wanted, offset: floods.length, limit: PAGE }, signal)
    floods.push(...items)
    if (items.length === 0 || floods.length >= total) return floods
  }
}

async function readBefore({ from, to }: AlarmQuality, signal: AbortSignal): Promise<AlarmQuality | undefined> {
  const window = windowBefore(parseDeviceTime(from), parseDeviceTime(to))
  if (!window) return undefined
  const before = await readAlarmQuality({ ...rangeSent(window, window.to), language: $panelLanguage.get() }, signal)
  // The panel begins with its oldest event.
  return parseDeviceTime(before.from) === window.from ? before : undefined
}

function windowBefore(from: number | undefined, to: number | undefined): TimeWindow | undefined {
  if (from === undefined || to === undefined || from >= to) return undefined
  const end = from - SECOND
  return { from: end - (to - from), to: end }
}
