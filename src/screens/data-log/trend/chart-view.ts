import { atom, onMount } from 'nanostores'
import type { TrendArea, TrendDrag, TrendHandle, TrendWindow } from '../../../chart/types'
import { throttle } from '../../../lib/throttle'
import { windowFilter } from '../../../lib/time-range/range-filter'
import type { createChoice } from '../choice'

export interface ChartCursor {
  time: number
  /** Moved by the keyboard, so screen readers announce it. */
  announced: boolean
}

/** A drag changes the zoom more often than browsers accept a new address (Safari: 100 times in 30 s). */
const ADDRESS_MILLISECONDS = 500

/** The address has whole seconds. */
const NARROWEST_MILLISECONDS = 1000

const textOf = windowFilter.write

/** Interaction state of the chart: zoom, selection, cursor and drag mode. The zoom of the address is shown. */
export function createChartView({ $zoom, setZoom }: Pick<ReturnType<typeof createChoice>, '$zoom' | 'setZoom'>) {
  const $view = atom<TrendWindow | undefined>($zoom.get())
  const $selection = atom<TrendWindow | undefined>(undefined)
  const $cursor = atom<ChartCursor | undefined>(undefined)
  const $drag = atom<TrendDrag>('zoom')
  const $area = atom<TrendArea | undefined>(undefined)
  const $handle = atom<TrendHandle | undefined>(undefined)
  const address = throttle<void>(() => setZoom($view.get()), ADDRESS_MILLISECONDS)

  function setView(view: TrendWindow | undefined): void {
    $view.set(view)
    address.pass()
  }

  onMount($view, () => {
    // Only another zoom of the address counts: a later one of the chart may not have been written yet.
    const stop = $zoom.listen((zoom, before) => {
      if (textOf(zoom) !== textOf(before) && textOf(zoom) !== textOf($view.get())) $view.set(zoom)
    })
    return () => {
      stop()
      address.cancel()
    }
  })

  return {
    $view,
    $selection,
    $cursor,
    $drag,
    $area,
    $handle,
    setView,
    setSelection: (selection: TrendWindow | undefined) => $selection.set(selection),
    setDrag: (drag: TrendDrag) => $drag.set(drag),
    setArea: (area: TrendArea) => $area.set(area),
    setHandle: (handle: TrendHandle | undefined) => $handle.set(handle),
    setCursor: (time: number | undefined, announced: boolean) =>
      $cursor.set(time === undefined ? undefined : { time, announced }),

    /** The chart shows its cursor there, and sets it. */
    point: (time: number | undefined, announced: boolean) => $handle.get()?.point(time, announced),

    /** Other records are shown: with the zoom of their address, if any. */
    onChange(): void {
      $view.set($zoom.get())
      $selection.set(undefined)
      $cursor.set(undefined)
    },

    /** Only what is inside the range can be zoomed, whatever the address says. */
    onWindow(range: TrendWindow): void {
      const view = $view.get()
      const fitted = view && inside(view, range)
      if (textOf(fitted) !== textOf(view)) setView(fitted)
    }
  }
}

/** The part of a view that is in a range; undefined for none or all of it. */
function inside(view: TrendWindow, range: TrendWindow): TrendWindow | undefined {
  const from = Math.max(view.from, range.from)
  const to = Math.min(view.to, range.to)
  const isAll = from === range.from && to === range.to
  return isAll || to - from < NARROWEST_MILLISECONDS ? undefined : { from, to }
}
