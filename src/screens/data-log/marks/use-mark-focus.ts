import { useLayoutEffect, useRef, useState } from 'react'
import { steppedIndex } from '../../../lib/browser/stepped-index'
import type { PlacedMark } from './placed-marks'

/** One tab stop for all marks: arrow keys move between them by time (WAI-ARIA toolbar pattern). */
export function useMarkFocus(marks: readonly PlacedMark[]) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<PlacedMark | undefined>()
  const current = focused ? nearestTo(focused, marks) : marks.length - 1

  const focus = (index: number) => toolbar.current?.querySelectorAll('button')[index]?.focus()

  // A mark that has the focus may be joined with another when the window moves.
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focus(current)
    hadFocus.current = toolbar.current?.contains(document.activeElement) ?? false
  })

  return {
    toolbar,
    current,
    onFocus(mark: PlacedMark): void {
      hadFocus.current = true
      setFocused(mark)
    },
    onKey(event: KeyboardEvent, index: number): void {
      const next = steppedIndex(event.key, index, marks.length, 'ArrowLeft', 'ArrowRight')
      if (next === undefined) return
      event.preventDefault()
      focus(next)
    }
  }
}

function nearestTo({ kind, window: { from } }: PlacedMark, marks: readonly PlacedMark[]): number {
  const distance = (mark: PlacedMark) => Math.abs(mark.window.from - from) + (mark.kind === kind ? 0 : 0.5)
  let nearest = 0
  for (const [index, mark] of marks.entries()) {
    const best = marks[nearest]
    if (!best || distance(mark) < distance(best)) nearest = index
  }
  return nearest
}
