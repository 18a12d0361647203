import { atom, computed } from 'nanostores'
import { listMarks, type MarkKind } from '../../../api/marks'
import { recall, remember } from '../../../lib/browser/storage'
import { refusalOf } from '../../../lib/remote/failure'
import { resource } from '../../../lib/remote/resource'
import { $i18n } from '../../../lib/text/i18n'
import { sendDeviceTime } from '../../../lib/text/time-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import type { DataLogModel } from '../model'
import { createWindowReader, dataOf } from '../records/window-reader'
import { countByKind, MARK_KINDS, type PlacedMark, placeMarks } from './placed-marks'

const HIDDEN_KEY = 'dataLogHiddenMarks'

/** The panel joins more than these. */
const MOST_MARKS = 250
const MOST_DETAILS = 50

/** What happened in the visible part of the trend. */
export function createMarks({ $shown, $view, $area }: Pick<DataLogModel, '$shown' | '$view' | '$area'>) {
  const $hidden = atom<readonly MarkKind[]>(MARK_KINDS.filter(kind => recall(HIDDEN_KEY)?.split(' ').includes(kind)))
  const $window = computed([$shown, $view], (shown, view): TimeWindow | undefined => view ?? shown?.extent)
  const $read = createWindowReader(
    computed([$window, $i18n], (window, { language }) => window && { subject: language, window }),
    ({ window }, signal) => list({ ...sent(window), points: MOST_MARKS }, signal)
  )
  const $all = computed([$read, $window, $area], (read, window, area) => {
    const marks = dataOf(read)
    return marks && window && area && placeMarks(marks.items, window, area.width)
  })
  const $marks = computed([$all, $hidden], (all = [], hidden) => all.filter(({ kind }) => !hidden.includes(kind)))
  const seen = new Set<MarkKind>()

  return {
    $area,
    $hidden,
    $marks,
    /** The kinds that have a row: it stays without marks, so that the chart does not move under the pointer. */
    $rows: computed([$marks, $hidden], (marks, hidden) => {
      for (const { kind } of marks) seen.add(kind)
      return MARK_KINDS.filter(kind => seen.has(kind) && !hidden.includes(kind))
    }),
    /** The kinds that the user may see, with the number of entries of each. */
    $kinds: computed([$read, $all], (read, all = []) => {
      const permitted = dataOf(read)?.kinds ?? []
      const counts = countByKind(all)
      return MARK_KINDS.filter(kind => permitted.includes(kind)).map(kind => ({ kind, count: counts[kind] ?? 0 }))
    }),
    /** Older firmware has no marks, which is no failure. */
    $failure: computed($read, read =>
      read?.status === 'failed' && refusalOf(read.error)?.status !== 404 ? read.error : undefined
    ),
    retry: $read.retry,

    toggleKind(kind: MarkKind): void {
      const hidden = $hidden.get()
      $hidden.set(hidden.includes(kind) ? hidden.filter(other => other !== kind) : [...hidden, kind])
      remember(HIDDEN_KEY, $hidden.get().join(' '))
    },

    /** What a mark is for, one by one as far as there are not too many. */
    details: ({ kind, window }: PlacedMark) =>
      resource(signal => list({ ...sent(window), kinds: [kind], points: MOST_DETAILS }, signal))
  }
}

export type MarksModel = ReturnType<typeof createMarks>

const sent = ({ from, to }: TimeWindow) => ({ from: sendDeviceTime(from), to: sendDeviceTime(to) })

const list = (wanted: Parameters<typeof listMarks>[0], signal: AbortSignal) =>
  listMarks({ ...wanted, language: $i18n.get().language }, signal)
