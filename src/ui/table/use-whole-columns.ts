import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** By how much the column of names may be narrower than its width, in pixels. */
const MOST_NARROWED = 64

/**
 * By how much the kept column of names is widened, or narrowed if negative, so that the first view of a table that scrolls
 * to the side ends between two columns, and no figure is cut.
 */
export function useWholeColumns(frame: RefObject<HTMLElement | null>, scrolls: boolean): number {
  const [extra, setExtra] = useState(0)
  const measure = useCallback(() => {
    const box = scrolls && frame.current?.firstElementChild
    if (box) setExtra(before => extraFor(box.clientWidth, endsIn(box, before)))
  }, [scrolls])

  useLayoutEffect(measure)
  useEffect(() => {
    if (!scrolls || !frame.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [measure])
  return extra
}

/** Where the kept column of names and each one after it end without what was added. */
function endsIn(box: Element, extra: number): number[] {
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')]
  const name = heads.map(head => head.matches('[data-kept]')).lastIndexOf(true)
  let end = -extra
  return heads
    .map(({ offsetWidth }) => {
      end += offsetWidth
      return end
    })
    .slice(name)
}

/** @param ends ascending, of the column of names at first */
export function extraFor(width: number, ends: readonly number[]): number {
  const cut = ends.findIndex(end => end > width)
  const [end = 0, before = 0] = [ends[cut], ends[cut - 1]]
  if (cut < 1) return 0
  return end - width <= MOST_NARROWED ? width - end : width - before
}
