import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what opens far from the button that was pressed, or in place of it: gives an element the focus and scrolls to it,
 * at first and whenever `what` is something else. Where `state` changes, it is only scrolled to, and only if its begin is out of view.
 */
export function useBroughtIntoView(what: unknown, state?: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView?.()
  }, [what])
  useEffect(() => {
    const { top = 0 } = ref.current?.getBoundingClientRect() ?? {}
    if (top < 0 || top >= innerHeight) ref.current?.scrollIntoView?.()
  }, [state])
  return ref
}
