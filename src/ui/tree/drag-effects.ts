import { type RefObject, useEffect, useRef } from 'react'
import type { DropTarget } from './drop-target'
import type { TreeRow } from './tree-row'

/** Pixels at the upper and lower edge in which a drag scrolls, and by how much each frame. */
const EDGE = 36
const STEP = 8
/** A drag that pauses over a collapsed branch expands it. */
const EXPAND_MS = 700

interface EdgeOptions {
  scroller: RefObject<HTMLElement | null>
  pointer: RefObject<{ x: number; y: number }>
  onScroll: () => void
}

/** Scrolls while a drag is near the upper or lower edge. */
export function useScrollAtEdge(dragging: boolean, options: EdgeOptions): void {
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    if (!dragging) return
    let frame = requestAnimationFrame(step)
    function step(): void {
      const { scroller, pointer, onScroll } = latest.current
      const box = scroller.current?.getBoundingClientRect()
      const y = pointer.current?.y
      if (scroller.current && box && y !== undefined) {
        const before = scroller.current.scrollTop
        if (y < box.top + EDGE) scroller.current.scrollTop -= STEP
        else if (y > box.bottom - EDGE) scroller.current.scrollTop += STEP
        if (scroller.current.scrollTop !== before) onScroll()
      }
      frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [dragging])
}

export function useExpandOnPause(
  target: DropTarget | undefined,
  rows: readonly TreeRow[],
  onExpand: (ids: readonly string[], expanded: boolean) => void
): void {
  const id = target?.place === 'into' ? target.id : undefined
  const collapsed = id !== undefined && rows.some(row => row.id === id && row.expanded === false)
  useEffect(() => {
    if (id === undefined || !collapsed) return
    const timer = setTimeout(() => onExpand([id], true), EXPAND_MS)
    return () => clearTimeout(timer)
  }, [id, collapsed])
}

/** While dragging, Escape cancels and a finger does not scroll. */
export function useUndisturbed(dragging: boolean, scroller: RefObject<HTMLElement | null>, cancel: () => void): void {
  const state = useRef({ dragging, cancel })
  state.current = { dragging, cancel }
  useEffect(() => {
    const element = scroller.current
    const prevent = (event: Event) => {
      if (state.current.dragging) event.preventDefault()
    }
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (!state.current.dragging || event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      state.current.cancel()
    }
    // Browsers decide at the beginning of a touch whether it may be prevented, so the listener is always there.
    element?.addEventListener('touchmove', prevent, { passive: false })
    element?.addEventListener('contextmenu', prevent)
    document.addEventListener('keydown', cancelOnEscape, true)
    return () => {
      element?.removeEventListener('touchmove', prevent)
      element?.removeEventListener('contextmenu', prevent)
      document.removeEventListener('keydown', cancelOnEscape, true)
    }
  }, [scroller])
}
