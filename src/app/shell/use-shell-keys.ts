import { useEffect } from 'react'
import { listen } from '../../lib/browser/listen'
import { openDialog, toggleExplanations } from '../../stores/dialogs'

/** Ctrl K, or Cmd K, opens the finder; a dialog that is open keeps the key to itself. F1 explains, also within a dialog of a screen. */
export function useShellKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'F1') toggleExplanations()
      else if (!isFinderKey(event)) return
      else if (!document.querySelector('[aria-modal="true"]')) openDialog('finder')
      event.preventDefault()
    }
    return listen(document, 'keydown', press)
  }, [])
}

/** With a Korean or Japanese layout `key` is another character, so the physical key counts too. */
function isFinderKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && (code === 'KeyK' || key.toLowerCase() === 'k')
}
