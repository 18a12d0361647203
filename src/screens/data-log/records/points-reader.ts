import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { TrendWindow } from '../../../chart/types'
import { asApiError } from '../../../lib/remote/as-api-error'
import type { ApiError } from '../../../lib/remote/failure'
import { type Points, type ReadQuery, readPoints } from './read-records'

export interface PointsWanted {
  /** What is read, apart from the window: points of another subject are not shown in the meantime. */
  subject: string
  query: ReadQuery
  window: TrendWindow
}

export type PointsRead =
  | { status: 'reading'; wanted: PointsWanted; before: Points | undefined }
  | { status: 'failed'; wanted: PointsWanted; error: ApiError }
  | { status: 'ready'; wanted: PointsWanted; points: Points }

/** Zooming and measuring change the window many times a second. */
const REST_MILLISECONDS = 250

const keyOf = (wanted: PointsWanted | undefined) =>
  wanted && JSON.stringify([wanted.subject, sentWindow(wanted.window)])

/** Times are sent in seconds; this window has all records of the one wanted. */
const sentWindow = ({ from, to }: TrendWindow) => [Math.floor(from / 1000), Math.ceil(to / 1000)]

/** Points of a window that changes; undefined while nothing is wanted. */
export function createPointsReader($wanted: ReadableAtom<PointsWanted | undefined>) {
  const $read = atom<PointsRead | undefined>(undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: AbortController | undefined

  function stop(): void {
    clearTimeout(timer)
    reading?.abort()
  }

  async function read(wanted: PointsWanted): Promise<void> {
    const controller = new AbortController()
    reading = controller
    const result = await readPoints(wanted.query, wanted.window, controller.signal).then(
      (points): PointsRead => ({ status: 'ready', wanted, points }),
      (thrown): PointsRead => ({ status: 'failed', wanted, error: asApiError(thrown) })
    )
    if (!controller.signal.aborted) $read.set(result)
  }

  function follow(wanted: PointsWanted | undefined): void {
    const current = $read.value
    if (keyOf(wanted) === keyOf(current?.wanted)) return
    stop()
    const before = current?.wanted.subject === wanted?.subject ? pointsOf(current) : undefined
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
      if (wanted) $read.set({ status: 'reading', wanted, before: undefined })
      if (wanted) void read(wanted)
    }
  })
}

/** What was read last of the same subject. */
export function pointsOf(read: PointsRead | undefined): Points | undefined {
  if (read?.status === 'reading') return read.before
  return read?.status === 'ready' ? read.points : undefined
}
