import { atom } from 'nanostores'
import type { TrendDrag, TrendHandle, TrendWindow } from '../../chart/types'

export interface ChartCursor {
  time: number
  /** The keyboard moved it: screen readers are told. */
  spoken: boolean
}

/** What the user does with the chart, apart from what it shows. */
export function createChartView() {
  const $view = atom<TrendWindow | undefined>(undefined)
  const $selection = atom<TrendWindow | undefined>(undefined)
  const $cursor = atom<ChartCursor | undefined>(undefined)
  const $drag = atom<TrendDrag>('zoom')
  const $handle = atom<TrendHandle | undefined>(undefined)

  return {
    $view,
    $selection,
    $cursor,
    $drag,
    $handle,
    see: (view: TrendWindow | undefined) => $view.set(view),
    select: (selection: TrendWindow | undefined) => $selection.set(selection),
    pickDrag: (drag: TrendDrag) => $drag.set(drag),
    ready: (handle: TrendHandle | undefined) => $handle.set(handle),
    point: (time: number | undefined, spoken: boolean) =>
      $cursor.set(time === undefined ? undefined : { time, spoken }),
    /** Other records are shown: nothing of what was pointed at is left. */
    forget(): void {
      $view.set(undefined)
      $selection.set(undefined)
      $cursor.set(undefined)
    }
  }
}
