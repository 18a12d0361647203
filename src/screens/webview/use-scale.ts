import { type RefObject, useEffect, useState } from 'react'
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
    return () => observer.disconnect()
  }, [view, width, height, zoom])
  return scale
}

/** In the page the width counts, which the height follows; the full screen limits both. */
function scaleOf(element: HTMLElement, width: number, height: number): number {
  const byWidth = element.clientWidth / width
  const isFull = document.fullscreenElement === element
  return (isFull ? Math.min(byWidth, element.clientHeight / height) : byWidth) || 1
}
