import { type RefObject, useEffect, useState } from 'react'
import { listen } from '../../lib/browser/listen'
import type { Size } from './screen-frame'

export type ZoomMode = 'fit' | 'actual'

/** The factor with which a screen of this size fills its view; 1 at its actual size. */
export function useScale(view: RefObject<HTMLElement | null>, { width, height }: Size, zoom: ZoomMode): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = view.current
    if (zoom === 'actual' || !element) return setScale(1)
    const fit = () => setScale(scaleOf(element, width, height))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    const stop = listen(window, 'resize', fit)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [view, width, height, zoom])
  return scale
}

/** The part of the window that the screen may take, so that it can be seen as a whole. */
const SHARE_OF_WINDOW = 0.9

function scaleOf(element: HTMLElement, width: number, height: number): number {
  const isFull = document.fullscreenElement === element
  const room = isFull ? element.clientHeight : innerHeight * SHARE_OF_WINDOW
  // Before its first layout an element has no width.
  return Math.min(element.clientWidth / width, room / height) || 1
}
