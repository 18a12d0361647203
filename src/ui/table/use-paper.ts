import { useLayoutEffect } from 'react'

/** More columns than these need the long side of the paper. */
const MOST_UPRIGHT = 6

/** Turns the paper for a table that needs it, while it is printed; see print-page.css. */
export function usePaper(columns: number, isPrinted: boolean): void {
  const isWide = isPrinted && columns > MOST_UPRIGHT
  useLayoutEffect(() => {
    if (!isWide) return
    const { dataset } = document.body
    dataset.paper = 'wide'
    return () => {
      delete dataset.paper
    }
  }, [isWide])
}
