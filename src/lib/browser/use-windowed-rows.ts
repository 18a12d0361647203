import { useCallback, useEffect, useRef, useState } from 'react'
import { type RowWindow, rowWindow, scrollTopFor } from './windowed-rows'

interface Options {
  count: number
  rowHeight: number
  /** A row that is always rendered: the one with the focus. */
  keep?: number | undefined
  /** Pixels at the top of the scrolling element that a sticky head covers. */
  inset?: number
}

interface WindowedRows extends RowWindow {
  atTop: boolean
  /** Whether something is hidden at the left. */
  aside: boolean
  /** Whether something is hidden at the right. */
  more: boolean
  /** The `ref` of the element that scrolls. */
  scroller(element: HTMLElement | null): void
  /** Scrolls a row into view. The same function for as long as the element is the same. */
  reveal(index: number): void
}

/** Rows rendered beyond each edge of the view. */
const OVERSCAN = 6
/** Pixels, until the element is measured. */
const GUESSED_HEIGHT = 600

const measure = (element: HTMLElement, inset: number) => ({
  scrollTop: element.scrollTop,
  viewHeight: Math.max(0, element.clientHeight - inset) || GUESSED_HEIGHT,
  aside: element.scrollLeft > 0,
  // Zoomed pages have parts of pixels.
  more: element.scrollLeft + element.clientWidth < element.scrollWidth - 1
})

/** Renders only the rows of a long list that are in view. */
export function useWindowedRows({ count, rowHeight, keep, inset = 0 }: Options): WindowedRows {
  const [element, scroller] = useState<HTMLElement | null>(null)
  const [place, setPosition] = useState({ scrollTop: 0, viewHeight: GUESSED_HEIGHT, aside: false, more: false })

  const look = useCallback(() => {
    if (!element) return
    const next = measure(element, inset)
    setPosition(before => {
      const isSame = (['scrollTop', 'viewHeight', 'aside', 'more'] as const).every(part => before[part] === next[part])
      return isSame ? before : next
    })
  }, [element, inset])

  useEffect(() => {
    if (!element) return
    let frame = 0
    const plan = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const observer = new ResizeObserver(plan)
    for (const sized of [element, ...element.children]) observer.observe(sized)
    element.addEventListener('scroll', plan, { passive: true })
    look()
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('scroll', plan)
    }
  }, [element, look])

  const latest = useRef({ rowHeight, inset, look })
  latest.current = { rowHeight, inset, look }
  const reveal = useCallback(
    (index: number) => {
      if (!element) return
      const { current } = latest
      element.scrollTop = scrollTopFor(index, { rowHeight: current.rowHeight, ...measure(element, current.inset) })
      current.look()
    },
    [element]
  )

  return {
    ...rowWindow({ count, rowHeight, ...place, overscan: OVERSCAN, keep }),
    atTop: place.scrollTop <= 0,
    aside: place.aside,
    more: place.more,
    scroller,
    reveal
  }
}
