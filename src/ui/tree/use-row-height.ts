import { useCallback, useEffect, useRef, useState } from 'react'

const DEFAULT_HEIGHT = 36

/** The height of all rows: that of the one which `measure`, a `ref`, is given to. */
export function useRowHeight(): { rowHeight: number; measure: (row: HTMLElement | null) => void } {
  const [rowHeight, setRowHeight] = useState(DEFAULT_HEIGHT)
  const observer = useRef<ResizeObserver | undefined>(undefined)
  const measure = useCallback((row: HTMLElement | null) => {
    const set = (height = 0) => height > 0 && setRowHeight(height)
    // Read only once, as it forces a layout in the middle of a render.
    if (row && !observer.current) set(row.offsetHeight)
    observer.current ??= new ResizeObserver(([entry]) => set(entry?.contentRect.height))
    observer.current.disconnect()
    if (row) observer.current.observe(row)
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])
  return { rowHeight, measure }
}
