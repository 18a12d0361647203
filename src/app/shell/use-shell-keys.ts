import { useEffect } from 'react'
import { listen } from '../../lib/browser/listen'
import { $dialog, openDialog, toggleExplanations } from '../../stores/dialogs'

/** Ctrl K, or Cmd K, opens the finder; a dialog that is open keeps the key to itself. F1 explains, also within a dialog of a screen. */
export function useShellKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (isExplainKey(event)) {
        event.preventDefault()
        // A dialog of the top bar would end.
        if (['none', 'explain'].includes($dialog.get())) toggleExplanations()
      }
      if (!isFinderKey(event)) return
      event.preventDefault()
      if (!document.querySelector('[aria-modal="true"]')) openDialog('finder')
    }
    return listen(document, 'keydown', press)
  }, [])
}

const isExplainKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'F1' && !(ctrlKey || metaKey || altKey || shiftKey)

/** With a Korean or Japanese layout `key` is another character, so the physical key counts too. */
function isFinderKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && (code === 'KeyK' || key.toLowerCase() === 'k')
}
