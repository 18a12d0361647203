import type { TrendWindow } from './types'

const NARROWEST_MILLISECONDS = 2000

const width = ({ from, to }: TrendWindow) => to - from

/** Keeps a view inside the extent; undefined for all of it or more. */
export function fitted(view: TrendWindow, extent: TrendWindow): TrendWindow | undefined {
  const wanted = Math.max(width(view), NARROWEST_MILLISECONDS)
  if (wanted >= width(extent)) return undefined
  const centred = (view.from + view.to - wanted) / 2
  const from = Math.min(Math.max(centred, extent.from), extent.to - wanted)
  return { from, to: from + wanted }
}

/** `factor` below 1 zooms in; the time under `centre` keeps its position. */
export function zoomed(view: TrendWindow, extent: TrendWindow, factor: number, centre = (view.from + view.to) / 2) {
  const wanted = Math.max(width(view) * factor, NARROWEST_MILLISECONDS)
  const from = centre - (centre - view.from) * (wanted / width(view))
  return fitted({ from, to: from + wanted }, extent)
}

export function moved(view: TrendWindow, extent: TrendWindow, milliseconds: number) {
  return fitted({ from: view.from + milliseconds, to: view.to + milliseconds }, extent)
}

/** The view, moved as little as needed to have the time in it. */
export function showing(view: TrendWindow, extent: TrendWindow, time: number) {
  if (time < view.from) return moved(view, extent, time - view.from)
  if (time > view.to) return moved(view, extent, time - view.to)
  return fitted(view, extent)
}

/** The view between two times in either order. */
export function between(one: number, other: number): TrendWindow {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}
