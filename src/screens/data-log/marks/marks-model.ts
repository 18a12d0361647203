import { atom, computed } from 'nanostores'
import type { MarkKind } from '../../../api/marks'
import { recall, remember } from '../../../lib/browser/storage'
import { refusalOf } from '../../../lib/remote/failure'
import { lastKnown } from '../../../lib/remote/last-known'
import { resource } from '../../../lib/remote/resource'
import type { TimeWindow } from '../../../lib/time-range/range'
import { signedInUser } from '../../../session/session'
import { $panelLanguage } from '../../../stores/panel-language'
import type { DataLogModel } from '../model'
import { createWindowReader, dataOf } from '../records/window-reader'
import { permittedKinds } from './kinds'
import { countByKind, type PlacedMark, placeMarks } from './placed-marks'
import { createMarksReading, list, type MarksWanted, sentWindow } from './read-marks'

const HIDDEN_KEY = 'dataLogHiddenMarks'
const MOST_DETAILS = 50

/** Kinds that are rare have no room of their own: their marks are drawn over the top of the plot. */
const RARE_KINDS: readonly MarkKind[] = ['clock', 'restart', 'update']

/** What happened in the visible part of the trend. */
export function createMarks({
  $shown,
  chartView,
  following,
  $clockChanges
}: Pick<DataLogModel, '$shown' | 'chartView' | 'following' | '$clockChanges'>) {
  const { $view, $area } = chartView
  const { $following } = following
  const permitted = permittedKinds(signedInUser()?.roles ?? [])
  const $hidden = atom<readonly MarkKind[]>(permitted.filter(kind => recall(HIDDEN_KEY)?.split(' ').includes(kind)))
  const $visible = computed($hidden, hidden => permitted.filter(kind => !hidden.includes(kind)))
  const $window = computed([$shown, $view], (shown, view): TimeWindow | undefined => view ?? shown?.extent)
  const $wanted = computed(
    [$window, $visible, $following, $panelLanguage],
    (window, visible, following, language): MarksWanted | undefined =>
      window && visible.length > 0 ? { subject: language, window, live: following === 'live' } : undefined
  )
  const $read = createWindowReader($wanted, createMarksReading())
  const $all = computed([$read, $window, $area], (read, window, area) => {
    const marks = dataOf(read)
    return marks && window && area && placeMarks(marks.items, window, area.width)
  })
  const $marks = computed([$all, $visible], (all = [], visible) => all.filter(({ kind }) => visible.includes(kind)))
  /** Older firmware has no marks, which is no failure. */
  const $provided = computed($read, read => read?.status !== 'failed' || refusalOf(read.error)?.status !== 404)

  return {
    $area,
    $hidden,
    $marks,
    /** The kinds with a row, whether it has marks or not: the chart does not move when they are read. */
    $rows: computed([$provided, $visible], (provided, visible) =>
      provided ? visible.filter(kind => !RARE_KINDS.includes(kind)) : []
    ),
    /** The kinds that are drawn over the plot. */
    $rareRows: computed($visible, visible => visible.filter(kind => RARE_KINDS.includes(kind))),
    /** The kinds that the user may see, with the number of entries of each as soon as it is known; without those that older firmware does not list. */
    $kinds: computed([$provided, $all, $clockChanges], (provided, all, changes) => {
      const counts = all && countByKind(all)
      const isUnknown = (kind: MarkKind) =>
        kind === 'clock' && !counts?.clock && lastKnown(changes)?.isProvided === false
      return (provided ? permitted : [])
        .filter(kind => !isUnknown(kind))
        .map(kind => ({ kind, count: counts && (counts[kind] ?? 0) }))
    }),
    $failure: computed([$read, $provided], (read, provided) =>
      provided && read?.status === 'failed' ? read.error : undefined
    ),
    retry: $read.retry,

    toggleKind(kind: MarkKind): void {
      const hidden = $hidden.get()
      $hidden.set(hidden.includes(kind) ? hidden.filter(other => other !== kind) : [...hidden, kind])
      remember(HIDDEN_KEY, $hidden.get().join(' '))
    },

    /** What a mark is for, one by one as far as there are not too many. */
    details: ({ kind, window }: PlacedMark) =>
      resource(signal => list({ ...sentWindow(window), kinds: [kind], points: MOST_DETAILS }, signal))
  }
}

export type MarksModel = ReturnType<typeof createMarks>
