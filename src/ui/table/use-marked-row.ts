import { useCallback, useRef } from 'react'

/** Scrolls the page to a marked row, once for each query. @returns the `ref` of such rows */
export function useMarkedRow(query: unknown): (row: HTMLElement | null) => void {
  const shown = useRef<{ query: unknown } | undefined>(undefined)
  return useCallback(
    row => {
      if (!row || shown.current?.query === query) return
      shown.current = { query }
      row.scrollIntoView({ block: 'center' })
    },
    [query]
  )
}
