import { atom } from 'nanostores'
import type { TrendArea, TrendDrag, TrendHandle, TrendWindow } from '../../../chart/types'

export interface ChartCursor {
  time: number
  /** Moved by the keyboard, so screen readers announce it. */
  announced: boolean
}

/** Interaction state of the chart: zoom, selection, cursor and drag mode. */
export function createChartView() {
  const $view = atom<TrendWindow | undefined>(undefined)
  const $selection = atom<TrendWindow | undefined>(undefined)
  const $cursor = atom<ChartCursor | undefined>(undefined)
  const $drag = atom<TrendDrag>('zoom')
  const $area = atom<TrendArea | undefined>(undefined)
  const $handle = atom<TrendHandle | undefined>(undefined)

  return {
    $view,
    $selection,
    $cursor,
    $drag,
    $area,
    $handle,
    setView: (view: TrendWindow | undefined) => $view.set(view),
    setSelection: (selection: TrendWindow | undefined) => $selection.set(selection),
    setDrag: (drag: TrendDrag) => $drag.set(drag),
    setArea: (area: TrendArea) => $area.set(area),
    setHandle: (handle: TrendHandle | undefined) => $handle.set(handle),
    setCursor: (time: number | undefined, announced: boolean) =>
      $cursor.set(time === undefined ? undefined : { time, announced }),
    /** Called when other records are shown. */
    reset(): void {
      $view.set(undefined)
      $selection.set(undefined)
      $cursor.set(undefined)
    }
  }
}
