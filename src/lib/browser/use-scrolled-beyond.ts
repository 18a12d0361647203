import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the page is scrolled down beyond an element. */
export function useScrolledBeyond(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [beyond, setBeyond] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting, boundingClientRect } of entries)
        setBeyond(!isIntersecting && boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, beyond]
}
