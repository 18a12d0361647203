import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what opens far from the button that was pressed, or in place of it: gives an element the focus and scrolls to it,
 * at first and whenever `what` is something else. Where `state` changes, it is only scrolled to, and only if its begin is out of view.
 */
export function useBroughtIntoView(what: unknown, state?: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const show = () => ref.current?.scrollIntoView?.()
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    show()
  }, [what])
  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top >= innerHeight) show()
  }, [state])
  return ref
}
