import { listMarks, type Marks } from '../../../api/marks'
import { parseDeviceTime, sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import { loadFieldWords } from '../../../stores/operations/loaded-words'
import { $panelLanguage } from '../../../stores/panel-language'
import type { WindowWanted } from '../records/window-reader'

export interface MarksWanted extends WindowWanted {
  /** Whether the window ends now. */
  live: boolean
}

interface Known {
  wanted: MarksWanted
  marks: Marks
  /** The begin of the window when all of it was read. */
  begin: number
}

/** The panel joins more than these. */
const MOST_MARKS = 250

/** A joined mark at the begin of a live window also counts what has left it; so much of the window may be new until all is read again. */
const LARGEST_NEW_SHARE = 0.02

/** Reads the marks of a window, or of a live one that has moved on only what is new. */
export function createMarksReading() {
  let known: Known | undefined

  return async function read(wanted: MarksWanted, signal: AbortSignal): Promise<Marks> {
    const before = known && canExtend(known, wanted) ? known : undefined
    const marks = before ? await readNew(before.marks, wanted, signal) : await readWhole(wanted, signal)
    known = { wanted, marks, begin: before?.begin ?? wanted.window.from }
    return marks
  }
}

function canExtend({ wanted, marks: { items }, begin }: Known, { subject, live, window }: MarksWanted): boolean {
  const follows = live && wanted.live && subject === wanted.subject && window.from >= wanted.window.from
  const isJoined = items.some(({ count }) => count > 1)
  const newShare = (window.from - begin) / (window.to - window.from)
  return follows && items.length <= MOST_MARKS && !(isJoined && newShare > LARGEST_NEW_SHARE)
}

/** Up to now, where the window is live: entries that are newer than it are shown when it has reached them. */
const readWhole = ({ window, live }: MarksWanted, signal: AbortSignal) =>
  list({ ...(live ? sentFrom(window) : sentWindow(window)), points: MOST_MARKS }, signal)

async function readNew(before: Marks, { window }: MarksWanted, signal: AbortSignal): Promise<Marks> {
  const { newest_event, newest_operation } = before
  const after = { after_event: newest_event, after_operation: newest_operation }
  const read = await list({ ...sentFrom(window), ...after, points: MOST_MARKS }, signal)
  const kept = before.items.filter(({ last }) => (parseDeviceTime(last) ?? 0) >= window.from)
  // After the clock was set back, or an alarm with a delay, a new entry is not the latest.
  const items = [...kept, ...read.items].sort((one, other) => (one.first < other.first ? -1 : 1))
  return { ...read, items }
}

const sentFrom = ({ from }: TimeWindow) => ({ from: sendDeviceTime(from) })
export const sentWindow = (window: TimeWindow) => ({ ...sentFrom(window), to: sendDeviceTime(window.to) })

export async function list(wanted: Parameters<typeof listMarks>[0], signal: AbortSignal): Promise<Marks> {
  const marks = await listMarks({ ...wanted, language: $panelLanguage.get() }, signal)
  if (marks.items.some(({ action }) => action)) await loadFieldWords()
  return marks
}
