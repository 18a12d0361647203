import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Down to which width names may be narrowed, in pixels; times stay whole. */
const LEAST = 224

/**
 * By how much the kept column of names is widened, or narrowed if negative, so that the first view of a table that scrolls
 * to the side ends between two columns, and no figure is cut. Measured once for each width and set of columns, without what
 * was added for another one.
 */
export function useWholeColumns(
  frame: RefObject<HTMLElement | null>,
  columns: readonly string[],
  scrolls: boolean
): number {
  const [width, setWidth] = useState(0)
  const [fit, setFit] = useState({ to: '', extra: 0 })

  useLayoutEffect(() => {
    const box = scrolls && frame.current?.firstElementChild
    const to = [width, ...columns].join()
    if (!box || fit.to === to) return
    setFit(fit.extra === 0 ? { to, extra: extraFor(box.clientWidth, placesIn(box)) } : { to: '', extra: 0 })
  })
  useEffect(() => {
    const element = frame.current
    if (!scrolls || !element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scrolls])
  return fit.extra
}

interface Places {
  /** How wide the column of names is. */
  name: number
  /** Where it and each column after it end, ascending. */
  ends: readonly number[]
}

function placesIn(box: Element): Places {
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')]
  const index = heads.map(head => head.matches('[data-kept]')).lastIndexOf(true)
  let end = 0
  const ends = heads.map(({ offsetWidth }) => {
    end += offsetWidth
    return end
  })
  return { name: heads[index]?.offsetWidth ?? 0, ends: ends.slice(index) }
}

/** @param width of what is in view */
export function extraFor(width: number, { name, ends }: Places): number {
  const cut = ends.findIndex(end => end > width)
  const [end = 0, before = 0] = [ends[cut], ends[cut - 1]]
  if (cut < 1) return 0
  return end - width <= name - LEAST ? width - end : width - before
}
