import { useEffect } from 'react'
import { listen } from '../../lib/browser/listen'
import { openDialog } from '../../stores/dialogs'

/** Ctrl K, or Cmd K, opens the finder; a dialog that is open keeps the key to itself. */
export function useFinderKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isFinderKey(event) || event.isComposing) return
      event.preventDefault()
      if (!document.querySelector('[aria-modal="true"]')) openDialog('finder')
    }
    return listen(document, 'keydown', press)
  }, [])
}

/** With a Korean or Japanese layout `key` is another character, so the physical key counts too. */
function isFinderKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyK' || key.toLowerCase() === 'k')
}
