import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is in the part of the page that the user sees; `true` until that is known. */
export function useInView(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting } of entries) setInView(isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, inView]
}
