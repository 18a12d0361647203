import { useEffect, useState } from 'react'
import { allOf, listen } from './listen'

/** Whether the browser prints the page. What depends on it is rendered in a microtask, before the pages are made. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    return allOf(
      listen(window, 'beforeprint', () => setPrinting(true)),
      listen(window, 'afterprint', () => setPrinting(false))
    )
  }, [])
  return printing
}
