import type uPlot from 'uplot'
import type { TrendDrag, TrendWindow } from './types'
import { between } from './view'

export interface PointerActions {
  drag(): TrendDrag
  view(): TrendWindow
  show(view: TrendWindow): void
  zoomAt(factor: number, time: number): void
  moveBy(milliseconds: number): void
  select(selection: TrendWindow | undefined): void
  all(): void
}

interface Press {
  action: TrendDrag
  start: number
  now: number
  /** The view when it began, from which moves are computed. */
  view: TrendWindow
}

/** Shorter drags are taps. */
const SHORTEST_PIXELS = 8
const WHEEL_STEP = 0.002

/** Drag, pinch and wheel on a chart; the listeners are removed with its element. @returns whether a pointer is down. */
export function followPointers(plot: uPlot, actions: PointerActions): () => boolean {
  const over = plot.over
  const presses = new Map<number, Press>()
  const leftOf = (event: MouseEvent) => event.clientX - over.getBoundingClientRect().left
  const timeAt = (left: number, view: TrendWindow) => view.from + ((view.to - view.from) * left) / over.clientWidth
  const mark = (from: number, to: number) =>
    plot.setSelect({ left: Math.min(from, to), width: Math.abs(to - from), top: 0, height: over.clientHeight }, false)

  function pinch([one, other]: Press[]) {
    if (!one || !other) return
    const before = between(one.start, other.start)
    const now = between(one.now, other.now)
    const fixed = timeAt((before.from + before.to) / 2, one.view)
    const span = ((one.view.to - one.view.from) * Math.max(before.to - before.from, 1)) / Math.max(now.to - now.from, 1)
    const from = fixed - (span * (now.from + now.to)) / 2 / over.clientWidth
    actions.show({ from, to: from + span })
  }

  function down(event: PointerEvent) {
    if (event.button !== 0) return
    const left = leftOf(event)
    const view = actions.view()
    presses.set(event.pointerId, { action: event.shiftKey ? 'move' : actions.drag(), start: left, now: left, view })
    over.setPointerCapture(event.pointerId)
    for (const press of presses.size === 2 ? presses.values() : []) {
      press.start = press.now
      press.view = view
      mark(0, 0)
    }
  }

  function move(event: PointerEvent) {
    const press = presses.get(event.pointerId)
    if (!press) return
    press.now = leftOf(event)
    if (presses.size > 1) pinch([...presses.values()])
    else if (press.action !== 'move') mark(press.start, press.now)
    else {
      const shift = timeAt(press.start, press.view) - timeAt(press.now, press.view)
      actions.show({ from: press.view.from + shift, to: press.view.to + shift })
    }
  }

  function up(event: PointerEvent) {
    const press = presses.get(event.pointerId)
    const alone = presses.size === 1
    presses.delete(event.pointerId)
    for (const left of presses.values()) Object.assign(left, { action: 'move', start: left.now, view: actions.view() })
    if (!press || !alone || press.action === 'move') return
    if (press.action === 'zoom') mark(0, 0)
    const chosen = between(timeAt(press.start, press.view), timeAt(press.now, press.view))
    const short = Math.abs(press.now - press.start) < SHORTEST_PIXELS
    if (short) tap(event)
    else if (press.action === 'zoom') actions.show(chosen)
    else actions.select(chosen)
  }

  function tap(event: PointerEvent) {
    actions.select(undefined)
    mark(0, 0)
    plot.setCursor({ left: leftOf(event), top: over.clientHeight / 2 })
  }

  function cancel(event: PointerEvent) {
    presses.delete(event.pointerId)
    mark(0, 0)
  }

  function wheel(event: WheelEvent) {
    const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX
    const view = actions.view()
    if (event.ctrlKey) actions.zoomAt(Math.exp(event.deltaY * WHEEL_STEP), timeAt(leftOf(event), view))
    else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      actions.moveBy(((view.to - view.from) * sideways) / over.clientWidth)
    } else return
    event.preventDefault()
  }

  over.addEventListener('pointerdown', down)
  over.addEventListener('pointermove', move)
  over.addEventListener('pointerup', up)
  over.addEventListener('pointercancel', cancel)
  over.addEventListener('wheel', wheel, { passive: false })
  over.addEventListener('dblclick', actions.all)
  return () => presses.size > 0
}
