import { useLayoutEffect, useRef } from 'react'

/** Closes the dialog of the calling view, unless it has already been closed: another one may be open by then. */
export function useClose(onClose: () => void): () => void {
  const open = useRef(true)
  // A dialog may be closed before the browser has painted it, when no other effect has run.
  useLayoutEffect(
    () => () => {
      open.current = false
    },
    []
  )
  return () => {
    if (open.current) onClose()
  }
}
