import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import { asApiError } from '../../../lib/remote/as-api-error'
import type { ApiError } from '../../../lib/remote/failure'
import { readUntilAnswered } from '../../../lib/remote/read-until-answered'

export interface WindowWanted {
  /** What is read, apart from the window: data of another subject are not shown in the meantime. */
  subject: string
  window: TrendWindow
}

export type WindowRead<W extends WindowWanted, T> =
  | { status: 'reading'; wanted: W; before: T | undefined }
  | { status: 'failed'; wanted: W; error: ApiError }
  | { status: 'ready'; wanted: W; data: T }

/** Zooming and measuring change the window many times a second. */
const REST_MILLISECONDS = 250

const keyOf = (wanted: WindowWanted | undefined) =>
  wanted && JSON.stringify([wanted.subject, sentWindow(wanted.window)])

/** Times are sent in seconds; this window contains the one wanted. */
const sentWindow = ({ from, to }: TrendWindow) => [Math.floor(from / 1000), Math.ceil(to / 1000)]

/** Reads a window that changes, and again after a failure that may pass; undefined while nothing is wanted. */
export function createWindowReader<W extends WindowWanted, T>(
  $wanted: ReadableAtom<W | undefined>,
  load: (wanted: W, signal: AbortSignal) => Promise<T>
) {
  const $read = atom<WindowRead<W, T> | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopReading: (() => void) | undefined

  function stop(): void {
    clearTimeout(timer)
    stopReading?.()
  }

  function read(wanted: W): void {
    stopReading = readUntilAnswered(async signal => {
      try {
        const data = await load(wanted, signal)
        if (!signal.aborted) $read.set({ status: 'ready', wanted, data })
      } catch (thrown) {
        const error = asApiError(thrown)
        if (!signal.aborted) $read.set({ status: 'failed', wanted, error })
        throw error
      }
    })
  }

  function follow(wanted: W | undefined): void {
    const current = $read.value
    if (keyOf(wanted) === keyOf(current?.wanted)) return
    stop()
    const before = current?.wanted.subject === wanted?.subject ? dataOf(current) : undefined
    $read.set(wanted && { status: 'reading', wanted, before })
    if (wanted) timer = setTimeout(() => read(wanted), current ? REST_MILLISECONDS : 0)
  }

  onMount($read, () => {
    const unsubscribe = $wanted.subscribe(follow)
    return () => {
      unsubscribe()
      stop()
      $read.set(undefined)
    }
  })

  return Object.assign($read, {
    retry(): void {
      const wanted = $wanted.get()
      if (!wanted) return
      stop()
      $read.set({ status: 'reading', wanted, before: undefined })
      read(wanted)
    }
  })
}

/** What was read last of the same subject. */
export function dataOf<W extends WindowWanted, T>(read: WindowRead<W, T> | undefined): T | undefined {
  if (read?.status === 'reading') return read.before
  return read?.status === 'ready' ? read.data : undefined
}
