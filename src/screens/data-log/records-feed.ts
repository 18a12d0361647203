import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { readDataLogRecords } from '../../api/data-log'
import type { TrendWindow } from '../../chart/types'
import { polled } from '../../lib/remote/polled'
import { parseDeviceTime, sendDeviceTime } from '../../lib/text/time-text'
import type { LogChoice, Question } from './choice'
import { windowOf } from './range'
import { MOST_RECORDS, merged, type Series, seriesOf } from './records'

export interface Records {
  question: Question
  /** What was asked for, at the panel's time of the answer. */
  window: TrendWindow
  series: Series
  /** How many the range has; at most 1000 of them are in the series. */
  total: number
  /** The time of the nearest record, for a range without any. */
  nearest: number | undefined
}

const NEW_RECORDS_SECONDS = 5
const NEWEST_FEW = 50

/** Records of the question as it stands; while followed, newer ones are added every 5 s. `changed` is told of another log or range. */
export function createRecordsFeed(
  $choice: ReadableAtom<LogChoice | undefined>,
  $followed: ReadableAtom<boolean>,
  now: () => number,
  changed: () => void
) {
  const $asked = atom(0)
  let held: Records | undefined

  const $answer = polled(read, { everySeconds: NEW_RECORDS_SECONDS })
  /** Whether the answer to the last change of the question is still out. */
  const $reading = computed($asked, asked => asked > 0)

  async function read(signal: AbortSignal): Promise<Records | undefined> {
    const question = $choice.get()?.question
    if (!question || question.channels.length === 0) return undefined
    const known = held?.question.key === question.key ? held : undefined
    if (known && !$followed.get()) return known
    const answer = known?.series.times.length ? await follow(known, signal) : await readAll(question, signal)
    if ($choice.get()?.question.key === question.key) held = answer
    return answer
  }

  async function ask({ log, channels, range }: Question, window: TrendWindow, limit: number, signal: AbortSignal) {
    const reply = await readDataLogRecords(
      log,
      {
        from: sendDeviceTime(window.from),
        ...(typeof range !== 'string' && { to: sendDeviceTime(window.to) }),
        channels,
        limit
      },
      signal
    )
    return {
      window,
      series: seriesOf(reply.records, reply.channels),
      total: reply.total,
      nearest: reply.nearest === null ? undefined : parseDeviceTime(reply.nearest)
    }
  }

  const readAll = async (question: Question, signal: AbortSignal): Promise<Records> => ({
    question,
    ...(await ask(question, windowOf(question.range, now()), MOST_RECORDS, signal))
  })

  /** Reads the newest few: only with them does the panel tell how many the moving range has now. */
  async function follow(known: Records, signal: AbortSignal): Promise<Records> {
    const { question, series } = known
    const last = series.times[series.times.length - 1] ?? 0
    const newest = await ask(question, windowOf(question.range, Math.max(now(), last)), NEWEST_FEW, signal)
    const joins = newest.series.times.length < NEWEST_FEW || (newest.series.times[0] ?? 0) <= last
    if (!joins) return readAll(question, signal)
    return { question, ...newest, series: merged(series, newest.series, newest.window.from) }
  }

  async function readAnew(): Promise<void> {
    $asked.set($asked.get() + 1)
    await $answer.reload()
    $asked.set($asked.get() - 1)
  }

  onMount($answer, () => {
    const stops = [
      $choice.listen((choice, before) => {
        if (choice?.question.key === before?.question.key) return
        if (choice?.log.id !== before?.log.id || choice?.range !== before?.range) changed()
        void readAnew()
      }),
      $followed.listen(followed => {
        if (followed) void $answer.reload()
      })
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })

  return { $answer, $reading }
}
