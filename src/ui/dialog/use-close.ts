import { useEffect, useRef } from 'react'

/** Closes the dialog of the calling view, unless it has already been closed: another one may be open by then. */
export function useClose(onClose: () => void): () => void {
  const open = useRef(true)
  useEffect(
    () => () => {
      open.current = false
    },
    []
  )
  return () => {
    if (open.current) onClose()
  }
}
