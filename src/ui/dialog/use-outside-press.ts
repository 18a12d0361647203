import { type RefObject, useLayoutEffect } from 'react'

/** Calls back when something outside of an open element is pressed. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, open: boolean, onPress: () => void): void {
  useLayoutEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onPress()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
}
