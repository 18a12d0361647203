import { type RefObject, useLayoutEffect } from 'react'
import { listen } from '../../lib/browser/listen'

/** Calls back when something outside of an open element is pressed. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, open: boolean, onPress: () => void): void {
  useLayoutEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onPress()
    }
    return listen(document, 'pointerdown', closeOutside)
  }, [open])
}
