import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import { asApiError } from '../../../lib/remote/as-api-error'
import { type ApiError, refusalOf } from '../../../lib/remote/failure'

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

/** The pause of lib/remote/read-until-answered.ts: its use here would add it to the first load of the dashboard. */
const AGAIN_MILLISECONDS = 10_000

/** Not where the panel has refused the request itself. */
const mayPass = (error: ApiError) => (refusalOf(error)?.status ?? 503) >= 500

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
  let reading: AbortController | undefined

  function stop(): void {
    clearTimeout(timer)
    reading?.abort()
  }

  async function read(wanted: W): Promise<void> {
    const controller = new AbortController()
    reading = controller
    const result = await load(wanted, controller.signal).then(
      (data): WindowRead<W, T> => ({ status: 'ready', wanted, data }),
      (thrown): WindowRead<W, T> => ({ status: 'failed', wanted, error: asApiError(thrown) })
    )
    if (controller.signal.aborted) return
    $read.set(result)
    if (result.status === 'failed' && mayPass(result.error))
      timer = setTimeout(() => void read(wanted), AGAIN_MILLISECONDS)
  }

  function follow(wanted: W | undefined): void {
    const current = $read.value
    if (keyOf(wanted) === keyOf(current?.wanted)) return
    stop()
    const before = current?.wanted.subject === wanted?.subject ? dataOf(current) : undefined
    $read.set(wanted && { status: 'reading', wanted, before })
    if (wanted) timer = setTimeout(() => void read(wanted), current ? REST_MILLISECONDS : 0)
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
      void read(wanted)
    }
  })
}

/** What was read last of the same subject. */
export function dataOf<W extends WindowWanted, T>(read: WindowRead<W, T> | undefined): T | undefined {
  if (read?.status === 'reading') return read.before
  return read?.status === 'ready' ? read.data : undefined
}
